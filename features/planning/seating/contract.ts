import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Id, idOf, text, Version } from '#features/shapes.ts'
import { ruleKinds, shapes } from './seating-kinds.ts'

const place = z.int().min(0).max(1000)

const TableFields = z.object({
  name: text(60).min(1, 'Please name the table.'),
  shape: z.enum(shapes).default('round'),
  seats: z.int().min(1, 'A table has 1 to 60 chairs.').max(60, 'A table has 1 to 60 chairs.').default(8),
  x: place.default(500).describe('In thousandths of the room’s width'),
  y: place.default(500).describe('In thousandths of the room’s height'),
  is_head: z.boolean().default(false),
})

export const SeatingTable = z.strictObject({
  id: Id,
  name: z.string(),
  shape: z.enum(shapes),
  seats: z.int(),
  x: z.int(),
  y: z.int(),
  is_head: z.boolean(),
  version: z.int(),
})

/** Everybody who may sit at the event: guests who haven’t said no, whom they bring, and vendors who eat there. */
const SeatedPerson = z.strictObject({
  guest_id: Id.nullable(),
  user_vendor_id: Id.nullable(),
  companion: z.int().describe('0 a guest, from 1 on whom they bring, or who eats of a vendor'),
  name: z.string(),
  lastname: z.string().describe('By which they look for their card; of a companion that of the guest'),
  household_id: Id.nullable(),
  circle: z.string().describe('How the guest knows the couple, else whose side'),
  status: z.int().describe('What the guest answered: 2 coming, 4 maybe, else nothing yet; vendors come'),
  class: z.enum(['adult', 'child', 'infant', 'vendor']),
  meal: z.string(),
  diet: z.string(),
  table_id: Id.nullable(),
})

export const SeatingRule = z.strictObject({
  id: Id,
  kind: z.enum(ruleKinds),
  is_must: z.boolean(),
  guest_id: Id.nullable(),
  other_id: Id.nullable().describe('The other guest, of together and apart'),
  table_id: Id.nullable().describe('Of at_table'),
  note: z.string(),
  version: z.int(),
})

const Freed = z.strictObject({ name: z.string(), table_id: Id })

const SeatingPlan = z.strictObject({
  event: z.strictObject({ id: Id, name: z.string(), date: z.string().nullable() }),
  tables: z.array(SeatingTable),
  people: z.array(SeatedPerson),
  rules: z.array(SeatingRule),
  freed: z.array(Freed).describe('Who sat and doesn’t come, with the table that has a chair free for it'),
  basis: z.string().describe('All that a proposal is reckoned from'),
})

/** One of the people, as their row names them. */
const Person = z.object({
  guest_id: idOf('guest').nullish(),
  user_vendor_id: idOf('user_vendor').nullish(),
  companion: z.int().min(0).max(500).default(0),
})

const Seating = byIdOf('event').extend({
  places: z
    .array(Person.extend({ table_id: idOf('seating_table').nullable().describe('Null gives the chair back') }))
    .min(1, 'Please choose who sits there.')
    .max(2_000),
  basis: text(64).optional().describe('Of a proposal; where anything changed since, nobody moves'),
  act: Act.optional(),
})

const RuleFields = z.object({
  kind: z.enum(ruleKinds),
  is_must: z.boolean().default(false),
  guest_id: idOf('guest'),
  other_id: idOf('guest').optional(),
  table_id: idOf('seating_table').optional(),
  note: text(200).default(''),
})

const Proposal = z.strictObject({
  state: z.enum(['found', 'impossible', 'unknown']).describe('Unknown where neither a way nor a reason was found'),
  places: z.array(z.strictObject({ guest_id: Id.nullable(), user_vendor_id: Id.nullable(), companion: z.int(), table_id: Id })),
  moves: z.int().describe('How many of those who sit already would change their table: as few as the musts allow'),
  conflict: z.array(Id).describe('The fewest rules that can’t be kept together'),
  heads: z.int().describe('Who is to sit'),
  chairs: z.int(),
  basis: z.string(),
})

const OneTable = z.strictObject({ data: SeatingTable })
const OneRule = z.strictObject({ data: SeatingRule })
const Plan = z.strictObject({ data: SeatingPlan })

export type SeatingTable = z.infer<typeof SeatingTable>
export type SeatedPerson = z.infer<typeof SeatedPerson>
export type SeatingRule = z.infer<typeof SeatingRule>
export type SeatingPlan = z.infer<typeof SeatingPlan>
export type Proposal = z.infer<typeof Proposal>
export type Place = z.infer<typeof Seating>['places'][number]
export const tableFields = SeatingTable.shape
export const ruleFields = SeatingRule.shape

const seating = route.$route({ tags: ['Seating'] })
const needs = { policy: 'planning', permission: permissions.guests } as const
const path = '/guest_wedding_events/{id}/seating'

export const seatingContract = {
  get: seating
    .route({ method: 'GET', path, summary: 'The tables of an event, and who sits where' })
    .meta(needs)
    .input(byIdOf('event'))
    .output(Plan),
  proposal: seating
    .route({ method: 'GET', path: `${path}/proposal`, summary: 'Where everybody could sit; nobody who sits moves needlessly' })
    .meta({ ...needs, heavy: true })
    .input(byIdOf('event').extend({ seed: z.int().min(1).max(1_000_000).default(1).describe('Another one is another way') }))
    .output(z.strictObject({ data: Proposal })),
  sheet: seating
    .route({
      method: 'GET',
      path: `${path}/sheet`,
      summary: 'Who sits where and eats what, as CSV',
      spec: (operation) => ({
        ...operation,
        responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } } },
      }),
    })
    .meta(needs)
    .input(byIdOf('event'))
    .output(z.unknown()),
  seat: seating
    .route({ method: 'PUT', path: `${path}/seats`, summary: 'Seat people at tables, all of them or nobody' })
    .meta(needs)
    .input(Seating)
    .output(Plan),
  add_table: seating
    .route({ method: 'POST', path: `${path}/tables`, successStatus: 201, summary: 'Put a table up' })
    .meta(needs)
    .input(TableFields.extend({ id: idOf('event'), act: Act.optional() }))
    .output(OneTable),
  change_table: seating
    .route({ method: 'PUT', path: '/seating-tables/{id}', summary: 'Change a table, or move it in the room' })
    .meta(needs)
    .input(
      z.object({
        id: idOf('seating_table'),
        version: Version.optional(),
        act: Act.optional(),
        name: TableFields.shape.name.optional(),
        shape: z.enum(shapes).optional(),
        seats: TableFields.shape.seats.unwrap().optional(),
        x: place.optional(),
        y: place.optional(),
        is_head: z.boolean().optional(),
      }),
    )
    .output(OneTable),
  remove_table: seating
    .route({
      method: 'DELETE',
      path: '/seating-tables/{id}',
      successStatus: 204,
      summary: 'Take a table away; who sat there is to be seated',
    })
    .meta(needs)
    .input(byIdOf('seating_table').extend({ act: Act.optional() })),
  add_rule: seating
    .route({ method: 'POST', path: `${path}/rules`, successStatus: 201, summary: 'Say who is to sit together, apart, or at a table' })
    .meta(needs)
    .input(RuleFields.extend({ id: idOf('event'), act: Act.optional() }))
    .output(OneRule),
  change_rule: seating
    .route({ method: 'PUT', path: '/seating-rules/{id}', summary: 'Make a must of a wish, or a wish of a must' })
    .meta(needs)
    .input(
      z.object({
        id: idOf('seating_rule'),
        version: Version.optional(),
        act: Act.optional(),
        is_must: z.boolean().optional(),
        note: text(200).optional(),
      }),
    )
    .output(OneRule),
  remove_rule: seating
    .route({ method: 'DELETE', path: '/seating-rules/{id}', successStatus: 204, summary: 'Take a rule back' })
    .meta(needs)
    .input(byIdOf('seating_rule').extend({ act: Act.optional() })),
}
