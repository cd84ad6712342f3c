import type { TemplateMonths } from '../contract.ts'
import { addDays, daysFrom, dueDay, fits, monthsBefore, stepsOf } from '../plan.ts'
import { eventKinds } from '#features/wedding/events/event-kinds.ts'

export interface KnownEvent {
  id: number
  taxonomy_event_id: number
}

/** The kinds that are ticked: `kind_7`. */
export function kindsIn(fields: Record<string, string>): number[] {
  return eventKinds.map(({ id }) => id).filter((id) => `kind_${id}` in fields)
}

export interface Calls {
  date: (date: string) => Promise<unknown>
  plan: (event: { guest_wedding_event_id: number }) => Promise<unknown>
  create: (event: { taxonomy_event_id: number; name: string; checklist: true }) => Promise<unknown>
  finish: () => Promise<unknown>
}

/** Says the day, and puts the plans of the chosen kinds on the list; events that are not there yet are made. */
export async function beginChecklist(events: readonly KnownEvent[], fields: Record<string, string>, calls: Calls): Promise<void> {
  if (fields['date']) await calls.date(fields['date'])
  for (const kind of kindsIn(fields)) {
    const event = events.find(({ taxonomy_event_id }) => taxonomy_event_id === kind)
    const name = eventKinds.find(({ id }) => id === kind)?.name ?? ''
    if (event) await calls.plan({ guest_wedding_event_id: event.id })
    else await calls.create({ taxonomy_event_id: kind, name, checklist: true })
  }
  await calls.finish()
}

/** The days on which the tasks of these kinds would be due, in their order; what there is no time for has none. */
export function plannedDays(templates: readonly TemplateMonths[], kinds: readonly number[], date: string, from: string): string[] {
  return tasksOf(templates, kinds, date, from)
    .filter(({ isFitting }) => isFitting)
    .map(({ day }) => day)
    .toSorted()
}

/** How many tasks of these kinds there is no time for. */
export function tooLate(templates: readonly TemplateMonths[], kinds: readonly number[], date: string, from: string): number {
  return tasksOf(templates, kinds, date, from).filter(({ isFitting }) => !isFitting).length
}

function tasksOf(templates: readonly TemplateMonths[], kinds: readonly number[], date: string, from: string) {
  return templates
    .filter(({ taxonomy_event_id }) => kinds.includes(taxonomy_event_id))
    .flatMap(({ months_before, least_days, days_after }) => {
      const frame = { date: addDays(date, days_after), from, horizon: Math.max(...months_before) }
      // What would be over already lies beside no wedding; it has no day yet.
      if (days_after !== 0 && frame.date < from) return []
      const steps = stepsOf(months_before)
      return months_before.map((months, nth) => ({
        day: dueDay(frame, months, steps[nth]),
        isFitting: fits(frame, { months_before: months, least_days: least_days[nth] ?? 0 }),
      }))
    })
}

/** How many days there are, where they are fewer than the longest plan takes. */
export function squeezedInto(
  templates: readonly TemplateMonths[],
  kinds: readonly number[],
  date: string,
  from: string,
): number | undefined {
  const chosen = templates.filter(({ taxonomy_event_id }) => kinds.includes(taxonomy_event_id))
  const isShort = chosen.some(({ months_before, days_after }) => monthsBefore(addDays(date, days_after), Math.max(...months_before)) < from)
  return isShort ? daysFrom(from, date) : undefined
}
