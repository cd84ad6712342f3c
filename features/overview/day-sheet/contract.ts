import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Id, idOf, longText, OptionalEmail, text, Version } from '#features/shapes.ts'
import { firstMinute, lastMinute } from './day-time.ts'
import { audiences, Item, Person, Preview, Sheet, ways, Wish } from './sheet-shapes.ts'

export const ItemFields = z.object({
  starts: z
    .int()
    .min(firstMinute, 'Please enter a time.')
    .max(lastMinute, 'Please enter a time.')
    .describe('Minutes from the midnight with which the day begins; a sheet goes from 240, four in the morning, to 1679'),
  minutes: z.int().min(0).max(720, 'Please use at most 12 hours.').describe('How long it takes; nought is a moment'),
  title: text(120).min(1, 'Please say what happens.'),
  place: text(120),
  in_charge: text(120).describe('A name, where that is nobody on the sheet'),
  notes: longText(1_000),
  moves: z.enum(ways).describe('When the day is late: never, once it has to, or along with what comes before it'),
  seen_by: z.enum(audiences).describe('Everyone with a link, only those whose part it is, or nobody outside'),
  people: z.array(idOf('run_person')).max(40).describe('Whose part it is'),
})

export const PersonFields = z.object({
  name: text(120).min(1, 'Please enter a name.'),
  part: text(120).describe('What they are there for'),
  email: OptionalEmail.describe('Where their link and what changes of their part go; nothing for who only helps'),
  phone: text(40),
})

const lateness = {
  from: idOf('run_item').describe('The first line that begins late'),
  minutes: z.int().min(1, 'Please say how late it is.').max(240, 'Please use at most 4 hours.'),
}

export type ItemFields = z.infer<typeof ItemFields>

const days = route.$route({ tags: ['Day sheets'] })
const needs = { policy: 'planning', permission: permissions.checklist } as const
const couples = { ...needs, couple: true } as const
const done = { act: Act.optional() }
const OneItem = z.strictObject({ data: Item })
const OnePerson = z.strictObject({ data: Person })
const Undo = z.strictObject({ undo: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo') })
const Link = z.strictObject({ data: z.strictObject({ link: z.string().nullable().describe('None where it went by mail') }) })

export const daySheetContract = {
  get: days
    .route({ method: 'GET', path: '/guest_wedding_events/{id}/day', summary: 'An event by the minute, and who has a part in it' })
    .meta(needs)
    .input(byIdOf('event'))
    .output(z.strictObject({ data: Sheet })),
  begin: days
    .route({
      method: 'POST',
      path: '/guest_wedding_events/{id}/day',
      successStatus: 201,
      summary: 'Begin with an example day; 409 once there are lines',
    })
    .meta(needs)
    .input(byIdOf('event').extend(done))
    .output(Undo),
  add: days
    .route({ method: 'POST', path: '/guest_wedding_events/{id}/run-items', successStatus: 201, summary: 'Add a line to the day' })
    .meta(needs)
    .input(ItemFields.partial().extend({ ...ItemFields.pick({ starts: true, title: true }).shape, id: idOf('event'), ...done }))
    .output(OneItem),
  change: days
    .route({ method: 'PUT', path: '/run-items/{id}', summary: 'Change a line of the day' })
    .meta(needs)
    .input(ItemFields.partial().extend({ id: idOf('run_item'), version: Version.optional(), ...done }))
    .output(OneItem),
  remove: days
    .route({ method: 'DELETE', path: '/run-items/{id}', successStatus: 204, summary: 'Take a line out of the day' })
    .meta(needs)
    .input(byIdOf('run_item').extend(done)),
  invite: days
    .route({ method: 'POST', path: '/guest_wedding_events/{id}/run-people', successStatus: 201, summary: 'Put somebody on the sheet' })
    .meta(couples)
    .input(PersonFields.partial().extend({ ...PersonFields.pick({ name: true }).shape, id: idOf('event'), ...done }))
    .output(OnePerson),
  rename: days
    .route({ method: 'PUT', path: '/run-people/{id}', summary: 'Change who that is; another address ends the links given before' })
    .meta(couples)
    .input(PersonFields.partial().extend({ id: idOf('run_person'), version: Version.optional(), ...done }))
    .output(OnePerson),
  excuse: days
    .route({ method: 'DELETE', path: '/run-people/{id}', successStatus: 204, summary: 'Take somebody off the sheet; their links end' })
    .meta(couples)
    .input(byIdOf('run_person').extend(done)),
  share: days
    .route({
      method: 'POST',
      path: '/run-people/{id}/links',
      successStatus: 201,
      summary: 'Give somebody a link to their part, by mail or by hand',
    })
    .meta({ ...couples, impersonation: 'refused' })
    .input(byIdOf('run_person').extend({ way: z.enum(['mail', 'link']) }))
    .output(Link),
  end: days
    .route({ method: 'DELETE', path: '/run-people/{id}/links', successStatus: 204, summary: 'End all links of somebody' })
    .meta(couples)
    .input(byIdOf('run_person')),
  preview: days
    .route({ method: 'GET', path: '/run-items/{from}/late', summary: 'What would move if the day were late from here; nothing is written' })
    .meta(needs)
    .input(z.object(lateness))
    .output(z.strictObject({ data: Preview })),
  late: days
    .route({ method: 'POST', path: '/run-items/{from}/late', summary: 'Move what has to, in one act, and tell those whose part changes' })
    .meta(needs)
    .input(z.object({ ...lateness, basis: text(64).describe('Of the preview; where anything changed since, nothing moves'), ...done }))
    .output(Undo.extend({ data: Preview })),
  answer: days
    .route({ method: 'PUT', path: '/guest_wedding_events/{id}/run-requests/{wish}', summary: 'Say yes or no to what somebody asks, once' })
    .meta(couples)
    .input(byIdOf('event').extend({ wish: Id, state: z.enum(['accepted', 'declined']) }))
    .output(z.strictObject({ data: Wish })),
  print: days
    .route({ method: 'GET', path: '/guest_wedding_events/{id}/day/paper', summary: 'The whole day as a PDF', spec: isPaper })
    .meta(needs)
    .input(byIdOf('event'))
    .output(z.unknown()),
}

/** For the description of the calls. */
export function isPaper<Operation extends object>(operation: Operation): Operation {
  const content = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
  return { ...operation, responses: { 200: { description: 'The day', content } } }
}
