import { type CalendarDate, parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './icon.tsx'

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
          <Calendar
            className="calendar"
            aria-label={label}
            autoFocus
            value={dateOf(day)}
            minValue={dateOf(min)}
            maxValue={dateOf(max)}
            onChange={(date) => onPick(date.toString())}
          >
            <header>
              <Button className="icon-button" slot="previous">
                <Icon name="caret-left" />
              </Button>
              <Heading className="calendar-month" />
              <Button className="icon-button" slot="next">
                <Icon name="caret-right" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell className="calendar-day num" date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

function dateOf(day: string | undefined): CalendarDate | null {
  return day ? parseDate(day) : null
}
