import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { Sheet } from './sheet-shapes.ts'
import { lateQuery } from './day-query.ts'
import type { DaySearch } from './day-search.ts'
import { clockAt } from './day-time.ts'
import { LatePreview } from './late-preview.tsx'

interface Props {
  sheet: Sheet
  search: DaySearch
}

/** What begins late, and by how much: asked for as any form asks in its address. */
export function DayLate({ sheet: { items }, search }: Props) {
  const navigate = useNavigate()
  const movable = items.filter(({ moves }) => moves !== 'never')
  const from = movable.find(({ id }) => id === search.from)?.id
  const asked = from !== undefined && search.by !== undefined ? { from, minutes: search.by } : undefined
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const next = { ...search, from: Number(said.get('from')), by: Number(said.get('by')) || undefined }
    void navigate({ to: '.', search: next, resetScroll: false })
  }
  return (
    <section className="day-late" id="late" aria-labelledby="late-heading">
      <h2 id="late-heading">{t('day.late')}</h2>
      <p className="hint">{t('day.late_hint')}</p>
      <form className="day-late-ask" onSubmit={look}>
        <SelectField
          label={t('day.late_from')}
          name="from"
          choices={movable.map(({ id, starts, title }) => ({ value: String(id), label: `${clockAt(starts)} ${title}` }))}
          defaultValue={String(from ?? movable[0]?.id ?? '')}
        />
        <NumberField label={t('day.late_by')} name="by" min={1} max={240} defaultValue={search.by ?? 20} />
        <button className="button" type="submit">
          {t('day.late_see')}
        </button>
      </form>
      {asked && <Looked {...asked} who={search.who} />}
    </section>
  )
}

function Looked({ from, minutes, who }: { from: number; minutes: number; who: number | undefined }) {
  const { data } = useQuery(lateQuery(from, minutes))
  if (data?.wrong)
    return (
      <p className="form-error" role="alert">
        {data.wrong}
      </p>
    )
  return data?.preview && <LatePreview preview={data.preview} from={from} minutes={minutes} who={who} />
}
