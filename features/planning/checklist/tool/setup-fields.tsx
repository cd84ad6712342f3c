import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import type { ChecklistPage, TemplateMonths } from '../contract.ts'
import { eventKinds, theWedding } from '#features/wedding/events/event-kinds.ts'
import { kindsIn, plannedDays, squeezedInto, tooLate } from './checklist-setup.ts'
import { longMonth } from '#web/long-day.ts'
import { middleOf } from '../plan.ts'
import { monthWords, shortDay } from './day-words.ts'

interface Props {
  basis: ChecklistPage
  templates: readonly TemplateMonths[]
  posted: Record<string, string> | undefined
  errors: Record<string, string[]>
}

/** The day, the kinds of events, and what the plan would look like. */
export function SetupFields({ basis, templates, posted, errors }: Props) {
  const known = basis.guest_wedding_events.map(({ taxonomy_event_id }) => taxonomy_event_id)
  const [date, setDate] = useState(posted?.['date'] ?? basis.date ?? '')
  const [kinds, setKinds] = useState<readonly number[]>(posted ? kindsIn(posted) : [...new Set([theWedding.id, ...known])])
  const middle = (basis.month && middleOf(basis.month, basis.today)) ?? ''
  const toggle = (id: number, isChosen: boolean) => setKinds(isChosen ? [...kinds, id] : kinds.filter((kind) => kind !== id))
  const ordered = eventKinds.toSorted((one, other) => Number(known.includes(other.id)) - Number(known.includes(one.id)))
  return (
    <div className="checklist-setup">
      {basis.wedding.role === 'owner' && (
        <DateField
          label={t('checklist_setup.date')}
          hint={basis.month ? t('checklist_setup.month_hint', { month: longMonth(basis.month) }) : t('checklist_setup.date_hint')}
          name="date"
          value={date}
          errors={errors['wedding_details.date']}
          max="9999-12-31"
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      )}
      <Preview basis={basis} templates={templates} kinds={kinds} date={date || middle} />
      <fieldset className="checklist-kinds">
        <legend>{t('checklist_setup.kinds')}</legend>
        {ordered.map(({ id, name }) => (
          <label className="check" key={id}>
            <input
              className="check-box"
              type="checkbox"
              name={`kind_${id}`}
              checked={kinds.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
            <span className="check-words">
              {basis.guest_wedding_events.find(({ taxonomy_event_id }) => taxonomy_event_id === id)?.name ?? name}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}

interface PreviewProps extends Pick<Props, 'basis' | 'templates'> {
  kinds: readonly number[]
  date: string
}

/** The tasks month by month as leaves, and in words how it is squeezed. */
function Preview({ basis: { today, settings }, templates, kinds, date }: PreviewProps) {
  const from = settings.starts_on && settings.starts_on > today ? settings.starts_on : today
  const n = templates
    .filter(({ taxonomy_event_id }) => kinds.includes(taxonomy_event_id))
    .reduce((sum, one) => sum + one.months_before.length, 0)
  if (n === 0) return <output className="checklist-preview">{t('checklist_setup.nothing')}</output>
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date)) return <output className="checklist-preview">{t('checklist_setup.tasks_no_day', { n })}</output>
  const days = plannedDays(templates, kinds, date, from)
  const left = squeezedInto(templates, kinds, date, from)
  const leftOut = tooLate(templates, kinds, date, from)
  const months = [...Map.groupBy(days, (day) => day.slice(0, 7))]
  return (
    <output className="checklist-preview">
      <b>{t('checklist_setup.plan')}</b>
      <span>
        {t('checklist_setup.tasks', { n: n - leftOut, from: shortDay(days[0] ?? date, today), to: shortDay(days.at(-1) ?? date, today) })}
      </span>
      {date < today ? (
        <span>{t('checklist_setup.past')}</span>
      ) : (
        left !== undefined && <span>{t('checklist_setup.squeezed', { n: left })}</span>
      )}
      {leftOut > 0 && <span>{leftOut === 1 ? t('checklist_setup.left_out_one') : t('checklist_setup.left_out', { n: leftOut })}</span>}
      <span className="checklist-bars" aria-hidden="true">
        {months.slice(0, 16).map(([month, tasks]) => (
          <span key={month}>
            <i style={{ height: `${Math.max(4, Math.round((tasks.length / Math.max(...months.map(([, all]) => all.length))) * 72))}px` }} />
            <small>{monthWords(month).short}</small>
            <small className="num">{tasks.length}</small>
          </span>
        ))}
      </span>
    </output>
  )
}
