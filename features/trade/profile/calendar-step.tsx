import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Business } from './contract.ts'
import type { Calendar } from '../calendar/contract.ts'
import { OwnAddress } from '../calendar/shown/own-address.tsx'
import { VendorFeed } from '../calendar/shown/vendor-feed.tsx'

type Change = Parameters<typeof api.vendor_calendar.save.call>[0]

/** Which days are taken; all others are free for as long as somebody has looked within thirty days. */
export function CalendarStep({ business: { is_shown } }: { business: Business }) {
  const { data: calendar } = useSuspenseQuery(api.vendor_calendar.get.queryOptions()).data
  if (!calendar || !is_shown)
    return (
      <section className="management-form">
        <h2>{t('manage.calendar')}</h2>
        <EmptyState fact={t('calendar.not_out')} hint={t('calendar.not_out_hint')} />
      </section>
    )
  return <Days calendar={calendar} />
}

function Days({ calendar }: { calendar: Calendar }) {
  const { capacity, checked_on, days, feed, address_made_at } = calendar
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  async function save(change: Change) {
    await once(
      async () => {
        await api.vendor_calendar.save.call(change, { context: { says_fields: true } })
        setErrors({})
        toast({ kind: 'done', lines: [t('calendar.saved')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  const part = { errors, isPending, save: (change: Change) => void save(change) }
  return (
    <section className="management-form" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{t('manage.calendar')}</h2>
      <p>{t('calendar.hint')}</p>
      <p className="management-note" role="status">
        {checked_on ? t('calendar.checked', { day: longDay(checked_on) ?? '' }) : t('calendar.never')}
      </p>
      <p className="buttons">
        <button className="button main" type="button" aria-disabled={isPending} onClick={() => void save({})}>
          {t('calendar.confirm')}
        </button>
      </p>
      <DayForm key={days.length} isRead={feed !== null} {...part} />
      <TakenDays days={days} isRead={feed !== null} {...part} />
      <CapacityForm key={capacity} capacity={capacity} {...part} />
      <VendorFeed calendar={calendar} />
      <OwnAddress since={address_made_at} />
    </section>
  )
}

interface PartProps {
  errors: Record<string, string[]>
  isPending: boolean
  save: (change: Change) => void
}

/** One day more that is taken. */
function DayForm({ errors, isPending, save, isRead }: PartProps & { isRead: boolean }) {
  const [isMissing, setMissing] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const day = String(said.get('day') ?? '')
    setMissing(!day)
    const state = dayStates.find(({ value }) => value === said.get('state'))?.value ?? 'booked'
    if (day) save({ days: [{ day, state }] })
  }
  const wrong = isMissing ? [t('calendar.which_day')] : errors['days.0.day']
  return (
    <form className="calendar-add" noValidate onSubmit={submit}>
      <DateField label={t('calendar.day')} name="day" errors={wrong} />
      <SelectField label={t('calendar.state')} name="state" choices={dayStates.filter(({ value }) => isRead || value !== 'free')} />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t('calendar.add')}
      </button>
    </form>
  )
}

function TakenDays({ days, save, isRead }: PartProps & Pick<Calendar, 'days'> & { isRead: boolean }) {
  if (days.length === 0) return <p>{t('calendar.none')}</p>
  return (
    <ul className="calendar-days">
      {days.map(({ day, state, until }) => (
        <li key={day}>
          <b>{longDay(day)}</b>
          <span>
            {state === 'held' && until
              ? t('calendar.held_until', { day: longDay(until.slice(0, 10)) ?? '' })
              : state === 'free'
                ? t('calendar.said_free')
                : t('calendar.booked')}
          </span>
          <button
            className="button small"
            type="button"
            aria-label={t(isRead ? 'calendar.as_read_named' : 'calendar.free_named', { day: longDay(day) ?? '' })}
            onClick={() => save({ days: [{ day, state: isRead ? 'as_read' : 'free' }] })}
          >
            {isRead ? t('calendar.as_read') : t('calendar.free')}
          </button>
        </li>
      ))}
    </ul>
  )
}

function CapacityForm({ capacity, errors, isPending, save }: PartProps & Pick<Calendar, 'capacity'>) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save({ capacity: Number(new FormData(event.currentTarget).get('capacity')) })
  }
  return (
    <form className="calendar-add" noValidate onSubmit={submit}>
      <NumberField label={t('calendar.capacity')} name="capacity" min={1} max={20} errors={errors['capacity']} defaultValue={capacity} />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t('calendar.save')}
      </button>
    </form>
  )
}

const dayStates = [
  { value: 'booked', label: t('calendar.booked') },
  { value: 'held', label: t('calendar.held') },
  { value: 'free', label: t('calendar.is_free') },
] as const
