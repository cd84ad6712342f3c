import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Asked, SecondHire } from './vendor-acts.ts'

/** Somebody is hired for the service already. */
export function SecondHireDialog({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const answer = (second_hire: SecondHire) => {
    onClose()
    asked?.answer(second_hire)
  }
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={t('couple_vendors.both_or_instead')}
      actions={
        <>
          <button className="button" type="button" onClick={() => answer('instead')}>
            {t('couple_vendors.instead')}
          </button>
          <button className="button main" type="button" onClick={() => answer('both')}>
            {t('couple_vendors.both')}
          </button>
        </>
      }
    >
      <p>{asked?.question}</p>
      <p>{t('couple_vendors.instead_means')}</p>
    </Dialog>
  )
}
