import * as z from 'zod'
import { BudgetTotals, ComingDue } from '#features/planning/budget/contract.ts'
import { ChecklistPage } from '#features/planning/checklist/contract.ts'
import { ChecklistItem } from '#features/wedding/events/item-shapes.ts'
import { EventCount } from '#features/guests/list/contract.ts'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { Act } from '#features/wedding/history/contract.ts'
import { route } from '#features/route.ts'
import { Id, Moment } from '#features/shapes.ts'

const NextTask = ChecklistItem.pick({ id: true, title: true, description: true, due_date: true })

/** What the first page shows of the wedding that the caller plans. */
const Dashboard = z.strictObject({
  wedding: z.strictObject({
    user_id: Id,
    role: z.enum(['owner', 'partner']),
    firstname: z.string(),
    other_firstname: z.string(),
    date: z.string().nullable(),
    month: z.string().nullable().describe('As `YYYY-MM`, for who knows no more yet'),
    date_undecided: z.boolean(),
    place: z.string(),
    time_zone: z.string().describe('An IANA name; where the couple lives'),
  }),
  first_steps_at: Moment.nullable().describe('When the caller finished the first questions'),
  guests: z.int(),
  guests_without_address: z.int(),
  guest_wedding_events: z
    .array(GuestWeddingEvent.extend({ picture: ShownPicture.nullable() }))
    .describe('As they happen; what has no day comes last'),
  guest_wedding_event_counts: z.array(EventCount),
  checklist: z
    .strictObject({
      today: z.string().describe('The day that it is for the couple'),
      items: z.int(),
      done: z.int(),
      next: z.array(NextTask).describe('At most three: what is late, whoever’s it is, and what is nobody else’s'),
      months: ChecklistPage.shape.months,
    })
    .nullable()
    .describe('Null where it was not begun'),
  budget: BudgetTotals.pick({ budgeted: true, estimated: true, paid: true, promised: true })
    .extend({
      next: ComingDue.pick({ name: true, vendor: true, amount: true, due_date: true }).nullable().describe('What is to be paid next'),
    })
    .nullable()
    .describe('Null where nothing costs anything yet'),
  news: z.strictObject({
    since: Moment.nullable().describe('When the caller was here last, where others did something since'),
    data: z
      .array(Act)
      .describe('The newest that others did, at most three; where that is nothing new, what others did before, then the caller’s own'),
  }),
})

export type NextTask = z.infer<typeof NextTask>
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardsContract = {
  get: route
    .route({ method: 'GET', path: '/users/me/dashboard', summary: 'What the dashboard shows', tags: ['Users'] })
    .meta({ policy: 'own' })
    .output(z.strictObject({ data: Dashboard })),
}
