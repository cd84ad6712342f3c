import type { FormEvent, ReactNode, RefObject } from 'react'
import { t } from '#web/text/text.ts'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'

interface Props {
  label: string
  isPending: boolean
  isChanged: RefObject<boolean>
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  /** What else may be done with it. */
  more?: ReactNode
  children: ReactNode
}

/** The form of a line or of somebody on the sheet. */
export function DayFrame({ label, isPending, isChanged, onSubmit, onClose, more, children }: Props) {
  return (
    <form className="day-fields" noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('day.save')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('day.cancel')}
        </button>
        {more}
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}
