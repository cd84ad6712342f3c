import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { figures } from '#features/planning/budget/what-if/figure-names.ts'
import { depositStates, statuses } from '#features/planning/vendors/states.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, Moment, text } from '#features/shapes.ts'
import { chosenIn } from './chosen-days.ts'
import { fates } from './fates.ts'

const beside = z.array(z.object({ id: idOf('event'), date: Day.nullable() })).max(200)

/** The new day, and what the couple chose of what could go along with it. */
const wishes = {
  date: Day.nullable().describe('The new day; null as long as there is none'),
  events: beside.default([]).describe('Days of other events that were chosen; the others go along where they hang on it'),
  payments: z.array(idOf('payment')).max(5_000).default([]).describe('On days of their own, that go along by as many days'),
  tasks: z.array(idOf('item')).max(5_000).default([]).describe('On days that somebody chose, that go along by as many days'),
  answers: z.enum(['keep', 'ask_again']).default('keep').describe('What guests said to what moves'),
}

const Wishes = byIdOf('event').extend(wishes)
export type Wishes = z.infer<typeof Wishes>

const asChosen = 'Please name events as 5:2027-06-01,7:none.'

/** In an address nothing is no day; what stays unless it is ticked says where it would go. */
const Asked = byIdOf('event').extend({
  date: Day.optional().describe('The new day; none as long as there is none'),
  events: text(4_000)
    .regex(/^(?:\d{1,15}:(?:\d{4}-\d\d-\d\d|none)(?:,(?!$)|$))*$/, asChosen)
    .refine((events) => events === '' || chosenIn(events).length === events.split(',').length, asChosen)
    .default('')
    .describe('Days of other events that were chosen'),
  answers: wishes.answers,
})
export type Asked = z.infer<typeof Asked>

const day = z.string().nullable()
const days = { from: day, to: day }

const MovedEvent = z.strictObject({
  id: Id,
  name: z.string(),
  version: z.int(),
  ...days,
  along: day.describe('Where it goes at the same distance'),
  reply_from: day,
  reply_to: day.describe('The last day for answers, as far from it as before, and not over yet'),
  is_past: z.boolean().describe('It has been already'),
})

const MovedPayment = z.strictObject({
  id: Id,
  name: z.string(),
  vendor: z.string(),
  amount: z.int().nullable(),
  ...days,
  rule: z.enum(['wedding', 'signing', 'fixed']).describe('Due by days from the wedding or from signing, or on a day of its own'),
  along: day.describe('Where it goes if it is chosen'),
  is_past: z.boolean().describe('Its new day is over'),
})

const MovedTask = z.strictObject({
  id: Id,
  title: z.string(),
  event_id: Id,
  ...days,
  rule: z.enum(['plan', 'vendor', 'hand']).describe('Of the plan, owed to a vendor, or on a day that somebody chose'),
  along: day.describe('Where it goes if it is chosen'),
  is_past: z.boolean().describe('It would be due before today, and is due today'),
  is_gone: z.boolean().describe('The new day leaves no time for it'),
})

const MovedAnswers = z.strictObject({
  id: Id,
  name: z.string(),
  invited: z.int(),
  answered: z.int(),
  coming: z.int(),
})

const Leaving = z.strictObject({ id: Id, kind: z.string(), waiting: z.int() })

const vendorDays = ['booked', 'held', 'unknown', 'free'] as const

const MovedVendor = z.strictObject({
  id: Id,
  name: z.string(),
  taxonomy: z.string(),
  status: z.enum(statuses),
  date: day.describe('The new day of what they are for'),
  day: z.enum(vendorDays).describe('What their calendar says of it'),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  next_step: z.string(),
  next_on: day,
  deposit: z.int().nullable(),
  deposit_state: z.enum(depositStates),
  deposit_until: day,
  fate: z.enum(fates).nullable().describe('Of the deposit: lost, nobody knows, given back, or carried to the new day'),
})

const Figure = z.strictObject({
  of: z.enum(['all', 'cost', 'quote']),
  id: Id.nullable(),
  name: z.string(),
  figure: z.enum(figures),
  before: z.int().nullable(),
  after: z.int().nullable(),
})

const sum = z.int().describe('In cents')

const Preview = z.strictObject({
  event: MovedEvent,
  days: z.int().nullable().describe('How far it goes; null where one of the days is not known'),
  today: z.string(),
  events: z.array(MovedEvent).describe('The others'),
  payments: z.array(MovedPayment).nullable().describe('To be paid; null for who may not see money'),
  paid: z.int().describe('What is paid stays'),
  tasks: z.array(MovedTask),
  done: z.int().describe('What is done stays'),
  answers: z.array(MovedAnswers).nullable().describe('Of each event that moves; null for who may not see guests'),
  told: z.int().nullable().describe('Households that were written to, and know the old day; null for who helps'),
  leaving: z.array(Leaving).nullable().describe('Letters that are about to leave, and are stopped; null for who helps'),
  vendors: z.array(MovedVendor).nullable().describe('Who is not free first; null for who may not see vendors'),
  deposits: z.strictObject({ lost: sum, unknown: sum, back: sum, carried: sum }).nullable(),
  money: z
    .strictObject({ to_pay: sum, moves: sum, stays: sum, soon_before: sum, soon_after: sum })
    .nullable()
    .describe('Soon is within 30 days'),
  figures: z.array(Figure).nullable().describe('What of the budget would be otherwise'),
  basis: text(64).describe('All that this was reckoned from'),
})

const LastMove = z.strictObject({
  act: z.uuid(),
  from: day,
  to: day,
  by: z.string().nullable(),
  undoable_until: Moment.nullable().describe('Null where it is not the caller’s to take back'),
})

const Place = z.strictObject({
  event: z.strictObject({ id: Id, name: z.string(), version: z.int(), date: day, is_main: z.boolean() }),
  today: z.string(),
  last: LastMove.nullable().describe('The latest move that can be taken back'),
  told: z.int().nullable().describe('Households that were written to before it'),
})

export type Preview = z.infer<typeof Preview>
export type MovedEvent = z.infer<typeof MovedEvent>
export type MovedPayment = z.infer<typeof MovedPayment>
export type MovedTask = z.infer<typeof MovedTask>
export type MovedVendor = z.infer<typeof MovedVendor>
export type MovedAnswers = z.infer<typeof MovedAnswers>
export type Place = z.infer<typeof Place>
export type LastMove = z.infer<typeof LastMove>
export type Figure = z.infer<typeof Figure>

const moving = route.$route({ tags: ['Events'] })
const needs = { policy: 'planning', permission: permissions.checklist } as const

export const movingContract = {
  place: moving
    .route({ method: 'GET', path: '/guest_wedding_events/{id}/move', summary: 'Where an event stands, and its latest move' })
    .meta(needs)
    .input(byIdOf('event'))
    .output(z.strictObject({ data: Place })),
  preview: moving
    .route({
      method: 'GET',
      path: '/guest_wedding_events/{id}/move/preview',
      summary: 'All that moves with an event, that stays, and that can’t move by itself; nothing is written',
    })
    .meta({ ...needs, heavy: true })
    .input(Asked)
    .output(z.strictObject({ data: Preview })),
  move: moving
    .route({ method: 'POST', path: '/guest_wedding_events/{id}/move', summary: 'Move an event with all that goes along, in one act' })
    .meta({ ...needs, heavy: true })
    .input(
      Wishes.extend({
        basis: text(64).describe('Of the preview; where anything changed since, nothing moves'),
        act: Act.optional(),
      }),
    )
    .output(z.strictObject({ data: Preview, undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') })),
}
