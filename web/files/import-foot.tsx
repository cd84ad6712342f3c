import { useRef } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImportBusy } from './import-busy.tsx'
import type { Busy } from './busy.ts'

interface Props {
  busy: Busy | undefined
  problem: string
  note: string
  go: string
  onGo: () => void
  onBack: () => void
  isOff: boolean
  /** It leads to the next step and saves nothing. */
  isOnwards?: boolean
}

/** The ways back and on, always in sight. */
export function ImportFoot({ busy, problem, note, go, onGo, onBack, isOff, isOnwards = false }: Props) {
  const onwards = useRef<HTMLButtonElement>(null)
  return (
    <div className="import-foot">
      <div className="import-said" role="status">
        {busy && <ImportBusy busy={busy} onCancel={() => onwards.current?.focus()} />}
        {!busy && problem !== '' && (
          <p className="form-error">
            <Icon name="warning-circle-fill" /> {problem}
          </p>
        )}
      </div>
      <div className="wrap">
        <button className="button ghost" type="button" onClick={onBack}>
          <Icon name="arrow-left" />
          {t('file_import.back')}
        </button>
        <span className="import-note num">{note}</span>
        <button ref={onwards} className="button main large" type="button" disabled={isOff} aria-busy={busy !== undefined} onClick={onGo}>
          {go}
          {isOnwards && <Icon name="arrow-right" />}
        </button>
      </div>
    </div>
  )
}
