import type { FormEvent, ReactNode } from 'react'
import { useLeaving } from '../map/finish-step.ts'
import { refusal } from '../client/refusal.ts'
import type { PostedForm } from '../start/start-context.ts'
import { Emphasis } from '../text/emphasis.tsx'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SetupHeader } from './setup-header.tsx'

type Errors = Record<string, string[]>

interface Props<Done> {
  step: number
  steps: number
  /** Which form of the page it is. */
  name: string
  /** A file may come with it. */
  takesFile?: boolean
  title: string
  text: string
  posted: PostedForm | undefined
  save: (fields: Record<string, string>) => Promise<Done>
  /** Where it leads when that went well. */
  to: string | ((done: Done) => string)
  button: string
  back?: ReactNode
  /** Stands at the foot, between the ways back and on. */
  note?: ReactNode
  picture?: ReactNode
  /** What somebody presses who does this another time. */
  later: ReactNode
  /** The fields, which may say beside each what was wrong with it. */
  children: ReactNode | ((errors: Errors) => ReactNode)
}

/** One question with its way on; before the script is there, the form posts to the page itself. */
export function SetupFrame<Done>(props: Props<Done>) {
  const { step, steps, name, title, text, posted, save, to, button, back, note, picture, later, takesFile, children } = props
  const { send, isSent, error } = useLeaving(save, to)
  const refused = error ? (refusal(error) ?? { message: t('error.no_connection'), errors: {} }) : posted

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    send(Object.fromEntries(texts))
  }

  return (
    <>
      <SetupHeader step={step} steps={steps} later={later} />
      <main className="setup-page" id="main">
        <form className="setup-form" method="post" encType={takesFile ? 'multipart/form-data' : undefined} onSubmit={onSubmit}>
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
            {typeof children === 'function' ? children(refused?.errors ?? {}) : children}
          </div>
          <footer className="setup-foot">
            <div className="wrap">
              {back}
              {note}
              <button className="button main large" type="submit" disabled={isSent}>
                {button} <Icon name="arrow-right" />
              </button>
            </div>
          </footer>
        </form>
        {picture && (
          <div className="setup-picture" aria-hidden="true">
            {picture}
          </div>
        )}
      </main>
    </>
  )
}
