import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import type { MovingSearch } from './moving-search.ts'

interface Props {
  search: MovingSearch
  /** The day that it has. */
  date: string | null
  today: string
}

/** The new day, asked for as any form asks in its address. */
export function MovingDay({ search, date, today }: Props) {
  const navigate = useNavigate()
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const day = said.get('date')
    const pending = said.get('pending') === '1' ? ('1' as const) : undefined
    void navigate({ to: '.', search: { date: !pending && typeof day === 'string' && day ? day : undefined, pending }, resetScroll: false })
  }
  return (
    <form className="moving-day" onSubmit={look}>
      <DateField
        label={t('moving.new_day')}
        name="date"
        defaultValue={search.date ?? ''}
        min={date === null || date >= today ? today : undefined}
      />
      {date !== null && <Checkbox label={t('moving.pending')} name="pending" value="1" defaultChecked={search.pending === '1'} />}
      <button className="button" type="submit">
        {t('moving.look')}
      </button>
    </form>
  )
}
