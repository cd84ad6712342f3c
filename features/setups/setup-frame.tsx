import type { FormEvent, ReactNode } from 'react'
import { SetupHeader } from '#web/layouts/setup-header.tsx'
import { refusal } from '#web/refusal.ts'
import type { PostedForm } from '#web/start-context.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/tools-text.ts'
import type { GuestWeddingEvent } from '../events/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LaterForm } from './later-form.tsx'
import { useLeaving } from './leaving.ts'

const steps = 2

interface Props {
  step: number
  /** Which form of the page it is. */
  name: string
  title: string
  text: string
  events: readonly GuestWeddingEvent[]
  posted: PostedForm | undefined
  save: (fields: Record<string, string>) => Promise<unknown>
  /** Where it leads when that went well. */
  to: string
  button: string
  back?: ReactNode
  picture: ReactNode
  children: ReactNode
}

/** One question with its way on; before the script is there, the form posts to the page itself. */
export function SetupFrame({ step, name, title, text, events, posted, save, to, button, back, picture, children }: Props) {
  const { send, isSent, error } = useLeaving(save, to)
  const refused = error ? (refusal(error) ?? { message: t('error.no_connection'), errors: {} }) : posted

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    send(Object.fromEntries(texts))
  }

  return (
    <>
      <SetupHeader step={step} steps={steps} later={<LaterForm events={events} />} />
      <main className="setup-page" id="main">
        <form className="setup-form" method="post" onSubmit={onSubmit}>
          <input type="hidden" name="form" value={name} />
          <div className="setup-question wrap">
            <h1>
              <Emphasis text={title} />
            </h1>
            <p className="lead">{text}</p>
            {refused && (
              <p className="form-error" role="alert">
                {Object.values(refused.errors).flat().join(' ') || refused.message}
              </p>
            )}
            {children}
          </div>
          <footer className="setup-foot">
            <div className="wrap">
              {back}
              <button className="button main large" type="submit" disabled={isSent}>
                {button} <Icon name="arrow-right" />
              </button>
            </div>
          </footer>
        </form>
        <div className="setup-picture" aria-hidden="true">
          {picture}
        </div>
      </main>
    </>
  )
}
