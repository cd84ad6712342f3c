import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { t } from '../text/text.ts'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'
import { Icon } from './icon.tsx'
import { useTypedDay } from './typed-day.ts'

interface Props extends FieldProps {
  /** `YYYY-MM-DD`; nothing is ''. */
  value: string
  onChange: (day: string) => void
  /** The first and the last day that the calendar offers. */
  min?: string
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

const DayCalendar = lazy(() => import('./day-calendar.tsx').then((module) => ({ default: module.DayCalendar })))

/** A day, typed in any usual way or picked from a calendar, which is loaded when it is first opened. */
export function DateField({
  label,
  hint = t('date.hint'),
  errors = [],
  need,
  value,
  onChange,
  min,
  max,
  isDisabled = false,
  isReadOnly = false,
}: Props) {
  const { text, isUnread, edit, settle, pick } = useTypedDay(value, onChange)
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const shown = isUnread ? [t('date.unread')] : errors

  function choose(day: string) {
    pick(day)
    setOpen(false)
  }

  return (
    <>
      <AriaTextField
        {...fieldState({ label, errors: shown, need })}
        value={text}
        onChange={edit}
        onBlur={settle}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoComplete="off"
      >
        <FieldLabel label={label} need={need} />
        <div className="field-with-button" ref={group}>
          <Input className="field-input num" placeholder="MM-DD-YYYY" />
          {!isReadOnly && (
            <Button
              className="icon-button"
              isDisabled={isDisabled}
              aria-label={t('date.open', { label })}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onPress={() => setOpen(true)}
            >
              <Icon name="calendar-blank" />
            </Button>
          )}
        </div>
        <FieldMessages hint={hint} errors={shown} />
      </AriaTextField>
      {isOpen && (
        <Suspense>
          <DayCalendar label={label} anchor={group} day={value} min={min} max={max} onPick={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
