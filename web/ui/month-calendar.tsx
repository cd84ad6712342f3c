import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  /** `YYYY-MM-DD`; nothing is ''. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
  autoFocus?: boolean
}

/** One month at a time; arrows move by day and week, Page Up and Page Down by month. A day that is typed beside it turns to its month. */
export function MonthCalendar({ label, day, min, max, onPick, autoFocus = false }: Props) {
  const [shown, setShown] = useState(day)
  const [focused, setFocused] = useState(() => dateOf(day) ?? today(getLocalTimeZone()))
  if (shown !== day) {
    setShown(day)
    if (day) setFocused(parseDate(day))
  }
  return (
    <I18nProvider locale="en-US">
      <Calendar
        className="calendar"
        aria-label={label}
        autoFocus={autoFocus}
        value={dateOf(day)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(date) => onPick(date.toString())}
      >
        <header>
          <Button className="icon-button" slot="previous" aria-label={t('date.previous_month')}>
            <Icon name="caret-left" />
          </Button>
          <Heading className="calendar-month" />
          <Button className="icon-button" slot="next" aria-label={t('date.next_month')}>
            <Icon name="caret-right" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className="calendar-day num" date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

function dateOf(day: string | undefined): CalendarDate | null {
  return day ? parseDate(day) : null
}
