import { t } from '#web/text/text.ts'
import { Progress } from '#web/ui/progress.tsx'
import type { Busy } from './busy.ts'

/** What goes on, and the way out of it. */
export function ImportBusy({ busy, onCancel }: { busy: Busy; onCancel?: () => void }) {
  const cancel = () => {
    busy.cancel?.()
    onCancel?.()
  }
  return (
    <div className="import-busy">
      <Progress label={busy.words} percent={busy.part} />
      {busy.cancel && (
        <button className="button small" type="button" onClick={cancel}>
          {t('file_import.cancel')}
        </button>
      )}
    </div>
  )
}
