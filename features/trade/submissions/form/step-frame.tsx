import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { steps, type StepSlug } from '../steps.ts'
import type { Submission } from '../submission-shapes.ts'
import { StepHeader, StepLink } from './step-header.tsx'
import { places, type Who } from './submission-query.ts'
import { stepWords } from './step-words.ts'

interface Props {
  who: Who
  submission: Submission
  step: StepSlug
  isPending?: boolean
  isChanged?: boolean
  clashes?: number
  onTakeTheirs?: () => void
  onKeepMine?: () => void
  /** What is typed is kept before it leads there. */
  onGo: (to: string) => void
  onKeep?: () => void
  /** Stands in place of the way on. */
  end?: ReactNode
  children: ReactNode
}

/** A step with the way to all others, and what was typed kept on each of them. */
export function StepFrame({ who, submission, step, isPending = false, isChanged = false, onGo, onKeep, end, children, ...clash }: Props) {
  const place = steps.findIndex(({ slug }) => slug === step)
  const base: string = `${places[who]}/${submission.slug}/form`
  const after = steps[place + 1]
  const { title, lead } = stepWords[step]
  const goOn = () => after && onGo(`${base}/${after.slug}`)
  const keep = ({ relatedTarget }: FocusEvent) => {
    // A button or a link that is pressed keeps it on its own way.
    if (!(relatedTarget instanceof Element && relatedTarget.closest('button, a'))) onKeep?.()
  }
  return (
    <>
      <StepHeader base={base} place={place} onGo={onGo}>
        {isPending ? t('submission.saving') : isChanged ? t('submission.unsaved') : t('submission.saved')}
      </StepHeader>
      <main className="submission-page" id="main">
        <Whole
          isForm={onKeep !== undefined}
          onBlur={keep}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <div className="wrap">
            <h1>
              <Emphasis text={title} />
            </h1>
            <p className="lead">{lead}</p>
            {submission.state === 'changes_asked' && submission.reason && <p className="submission-note">{submission.reason}</p>}
            <Clash {...clash} />
            {children}
          </div>
          <Foot who={who} base={base} place={place} end={end} onGo={onGo} {...(!onKeep && { onNext: goOn })} />
        </Whole>
      </main>
    </>
  )
}

/** A form where fields are typed into; steps that have forms of their own are none. */
function Whole({ isForm, ...form }: ComponentProps<'form'> & { isForm: boolean }) {
  return isForm ? <form method="post" noValidate {...form} /> : <div>{form.children}</div>
}

interface FootProps extends Pick<Props, 'who' | 'end' | 'onGo'> {
  base: string
  place: number
  /** Without it the button sends the form. */
  onNext?: () => void
}

function Foot({ who, base, place, end, onGo, onNext }: FootProps) {
  const isAlive = useHydrated()
  const [before, after] = [steps[place - 1], steps[place + 1]]
  const back = before
    ? { to: `${base}/${before.slug}`, title: before.title }
    : { to: `${places[who]}/my-weddings`, title: t('submission.all') }
  return (
    <footer className="submission-foot">
      <div className="wrap">
        <StepLink className="button ghost" to={back.to} onGo={onGo}>
          <Icon name="arrow-left" /> {back.title}
        </StepLink>
        {end}
        {!end && after && (
          <button className="button main large" type={onNext ? 'button' : 'submit'} disabled={!isAlive} onClick={onNext}>
            {after.title} <Icon name="arrow-right" />
          </button>
        )}
      </div>
    </footer>
  )
}

/** Two changed the same fields; one of the two stays. */
function Clash({ clashes = 0, onTakeTheirs, onKeepMine }: Pick<Props, 'clashes' | 'onTakeTheirs' | 'onKeepMine'>) {
  if (clashes === 0) return null
  return (
    <div className="submission-clash" role="alert">
      <p>{t('submission.clash', { n: clashes })}</p>
      <button className="button small" type="button" onClick={onKeepMine}>
        {t('submission.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={onTakeTheirs}>
        {t('submission.take_theirs')}
      </button>
    </div>
  )
}
