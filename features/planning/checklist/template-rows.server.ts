import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '#db/place.ts'
import { stepsOf } from './plan.ts'

export interface Template {
  items: readonly StepItem[]
  /** How many months before the event it begins. */
  horizon: number
  /** Where the event lies beside the wedding, as long as it has no day of its own. */
  days_after: number
}

/** What is to be done for a kind of event, the first things first. */
export function templateOf(taxonomy_event_id: number): Template {
  const { file, days_after = 0 } = kinds[taxonomy_event_id] ?? { file: 'any' }
  const items = known.get(file) ?? inSteps(z.array(TemplateItem).parse(read(file)))
  known.set(file, items)
  return { items, horizon: items[0]?.months_before ?? 0, days_after }
}

/** When the tasks of each kind of event come, and where it lies beside the wedding. */
export function templates() {
  return Object.keys(kinds).map((id) => {
    const { items, days_after } = templateOf(Number(id))
    const [months_before, least_days] = [items.map((item) => item.months_before), items.map((item) => item.least_days)]
    return { taxonomy_event_id: Number(id), days_after, months_before, least_days }
  })
}

/** How many days a task of a plan takes to be worth doing. */
export function leastDaysOf(taxonomy_event_id: number, template: string): number {
  return templateOf(taxonomy_event_id).items.find(({ key }) => key === template)?.least_days ?? 0
}

/** The step of a task that is still where its plan has it. */
export function stepOf(taxonomy_event_id: number, template: string, months_before: number): number | undefined {
  const item = templateOf(taxonomy_event_id).items.find(({ key }) => key === template)
  return item?.months_before === months_before ? item.step : undefined
}

const known = new Map<string, readonly StepItem[]>()

function inSteps(items: readonly TemplateItem[]): StepItem[] {
  const steps = stepsOf(items.map(({ months_before }) => months_before))
  return items.map((item, nth) => ({ ...item, step: steps[nth] ?? item.months_before, least_days: leastOf(item) }))
}

/** What names no days of its own is worth doing until the day before its event. */
function leastOf({ least_days, months_before }: TemplateItem): number {
  return least_days ?? (months_before > 0 ? 1 : 0)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, 'content', 'checklists', `${file}.json`), 'utf8'))
}

const TemplateItem = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  months_before: z.number(),
  least_days: z.int().optional(),
})

type TemplateItem = z.infer<typeof TemplateItem>

/** With its place among those of the same month. */
type StepItem = TemplateItem & { step: number; least_days: number }

/** By the kind of event; any other has the plan of any. */
const kinds: Record<number, { file: string; days_after?: number }> = {
  1: { file: 'wedding' },
  2: { file: 'rehearsal-dinner', days_after: -1 },
  3: { file: 'brunch', days_after: 1 },
  4: { file: 'welcome-party', days_after: -1 },
  5: { file: 'engagement-party', days_after: -300 },
  6: { file: 'shower', days_after: -60 },
  7: { file: 'friends-party', days_after: -45 },
  8: { file: 'friends-party', days_after: -45 },
  9: { file: 'ceremony' },
  10: { file: 'ceremony' },
  11: { file: 'tea-ceremony' },
  12: { file: 'mehndi', days_after: -2 },
  13: { file: 'sangeet', days_after: -1 },
  14: { file: 'after-party' },
}
