import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../text/text.ts'
import { Wordmark } from '../ui/wordmark.tsx'

interface Props {
  step: number
  steps: number
  /** What somebody presses who does this another time. */
  later: ReactNode
}

/** The top of the setup layout: how far one has come, a leaf for each step. */
export function SetupHeader({ step, steps, later }: Props) {
  return (
    <header className="setup-header">
      <div className="wrap">
        <div>
          <Link className="wordmark-link" to="/">
            <Wordmark />
          </Link>
          <span aria-hidden="true">{t('setup.place', { step, steps })}</span>
          {later}
        </div>
        <div
          className="setup-progress"
          role="progressbar"
          aria-label={t('setup.progress', { step, steps })}
          aria-valuemin={1}
          aria-valuenow={step}
          aria-valuemax={steps}
        >
          {Array.from({ length: steps }, (_, place) => (
            <i key={place} className={place + 1 < step ? 'done' : place + 1 === step ? 'current' : undefined} />
          ))}
        </div>
      </div>
    </header>
  )
}
