import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { MonthCalendar } from './month-calendar.tsx'

interface Props {
  label: string
  anchor: RefObject<HTMLElement | null>
  day: string
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** One month at a time under its field; arrows move by day and week, Page Up and Page Down by month. */
export function DayCalendar({ label, anchor, day, min, max, onPick, onClose }: Props) {
  return (
    <I18nProvider locale="en-US">
      <Popover className="calendar-popover" triggerRef={anchor} isOpen onOpenChange={onClose} placement="bottom start" offset={4}>
        <Dialog className="calendar-dialog" aria-label={label}>
          <MonthCalendar label={label} day={day} min={min} max={max} onPick={onPick} autoFocus />
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
