import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'

interface Props {
  action: string
  posted: PostedForm | undefined
  redirectTo: string | undefined
  button: string
  /** What the browser's log says of a refusal. */
  failure?: string
  /** Sends the form without leaving the page; true when it was taken. */
  send?: ((fields: Record<string, string>) => Promise<boolean>) | undefined
  children: ReactNode
}

/** A form that posts to its page's own address. Script adds one thing: the button waits until every field is filled. */
export function AccountForm({ action, posted, redirectTo, button, failure, send, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(true)
  const look = useCallback(() => setReady(isFilled(form.current)), [])
  useEffect(() => {
    look()
    // A page that comes back from the browser's cache has been sent already, and may be sent again.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [look])

  useEffect(() => {
    if (posted && failure) console.info(failure)
  }, [posted, failure])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    later(() => setReady(false))
    if (!send) return
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    if (await send(fields)) return
    look()
    later(() => focusFault(form.current))
  }

  return (
    <form ref={form} className="account-form" action={action} method="post" noValidate onChange={look} onInput={look} onSubmit={onSubmit}>
      {posted && <Refusal posted={posted} />}
      {redirectTo && <input type="hidden" name="redirect-to" value={redirectTo} />}
      {children}
      <button className="button main large" type="submit" disabled={!isReady}>
        {button}
      </button>
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return Object.fromEntries(texts)
}

/** The field to look at again; a password when nobody says which. */
function focusFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('[name="password"]')
  field?.focus()
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
