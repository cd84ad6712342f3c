import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/text.ts'

interface Props {
  action: string
  posted: PostedForm | undefined
  redirectTo: string | undefined
  button: string
  children: ReactNode
}

/** A form that posts to its page's own address. Script adds one thing: the button waits until every field is filled. */
export function AccountForm({ action, posted, redirectTo, button, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(true)
  const look = useCallback(() => setReady(isFilled(form.current)), [])
  useEffect(() => {
    look()
    // A page that comes back from the browser's cache has been sent already, and may be sent again.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [look])

  return (
    <form
      ref={form}
      className="account-form"
      action={action}
      method="post"
      onChange={look}
      onInput={look}
      onSubmit={() => later(() => setReady(false))}
    >
      {posted && <Refusal posted={posted} />}
      {redirectTo && <input type="hidden" name="redirect-to" value={redirectTo} />}
      {children}
      <button className="button main large" type="submit" disabled={!isReady}>
        {button}
      </button>
    </form>
  )
}

function Refusal({ posted: { message, errors } }: { posted: PostedForm }) {
  const hasFields = Object.keys(errors).length > 0
  return (
    <p className="form-error" role="alert">
      {hasFields ? t('form.refused_fields') : message}
    </p>
  )
}

/** A browser may fill in a field and keep its value to itself until the first touch. */
function isFilled(form: HTMLFormElement | null): boolean {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[required]') ?? []
  return [...fields].every((field) => field.value.trim() !== '' || field.matches(':autofill'))
}

/** The browser must read the form before its button is disabled. */
function later(work: () => void): void {
  setTimeout(work)
}
