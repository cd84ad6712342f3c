import type { PostedForm } from '#web/start/start-context.ts'

interface Props {
  /** Which form of the page it is, where there are several. */
  name?: string
  label: string
  posted?: PostedForm | undefined
}

/** One button, posted to the page's own address. Opening the page does nothing: mail scanners open every link there is. */
export function LetterForm({ name, label, posted }: Props) {
  return (
    <form className="account-form" method="post">
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {name && <input type="hidden" name="form" value={name} />}
      <button className="button main large" type="submit">
        {label}
      </button>
    </form>
  )
}
