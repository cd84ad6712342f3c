import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { steps } from '../steps.ts'

interface Props {
  base: string
  /** Which of the steps it is. */
  place: number
  onGo: (to: string) => void
  /** Whether all is kept. */
  children: ReactNode
}

/** All steps, how far one has come, and whether what was typed is kept. */
export function StepHeader({ base, place, onGo, children }: Props) {
  return (
    <header className="submission-header">
      <div className="wrap">
        <Link className="wordmark-link" to="/">
          <Wordmark />
        </Link>
        <nav aria-label={t('submission.steps')}>
          <ol>
            {steps.map(({ slug, title }, nth) => (
              <li key={slug} className={nth < place ? 'done' : nth === place ? 'current' : undefined}>
                <StepLink to={`${base}/${slug}`} onGo={onGo} aria-current={nth === place ? 'step' : undefined}>
                  {title}
                </StepLink>
              </li>
            ))}
          </ol>
        </nav>
        <p role="status">{children}</p>
      </div>
    </header>
  )
}

/** Leads to another step once what was typed is kept; in a new window as any link does. */
export function StepLink({ to, onGo, ...anchor }: ComponentProps<'a'> & { to: string; onGo: (to: string) => void }) {
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onGo(to)
      }}
    />
  )
}
