import * as z from 'zod'
import { Guest, GuestInput, ReplyStatus } from '#features/guests/list/contract.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, text } from '#features/shapes.ts'
import { mostGuests } from './import-limits.ts'

const Place = z
  .object({ id: Id, status: ReplyStatus, plus_one_count: z.int().min(0).max(20), meal: text(120) })
  .partial()
  .required({ id: true })
const Places = z.array(Place).max(50).describe('The events whose lists they are put on; each stands in wedding_events, too')

/** What a file can say of a guest. */
const ImportFields = GuestInput.omit({
  household_id: true,
  save_the_date_sent_at: true,
  invitation_sent_at: true,
  thank_you_sent_at: true,
})

const ImportGuest = ImportFields.extend({
  household: z.int().min(0).optional().describe('Which of the households of this import, counted from 0'),
  beside: Id.optional().describe('Somebody among the merges, whose household they join'),
  places: Places.default([]),
})

const ImportMerge = z.object({
  id: Id,
  fill: ImportFields.partial().describe('Fills what is empty on the list; notes and tags are added'),
  replace: z
    .array(ImportFields.keyof())
    .max(30)
    .default([])
    .describe('Fields that take what the file says though the list says something else'),
  household: z.int().min(0).optional().describe('Which of the households of this import they join, if they are in none'),
  places: Places.default([]).describe('An answer that somebody gave already stays'),
})

const Import = z.object({
  act: Act.describe('A name of the caller’s own making: the same import is done once, and can be undone by it'),
  seen: z.int().min(0).optional().describe('What GET said; a list that somebody changed since is not imported to'),
  wedding_events: z.array(idOf('event')).max(50).default([]).describe('All events that the guests below are put on'),
  households: z.array(text(120)).max(mostGuests).default([]).describe('Their names, as the invitations say them'),
  guests: z.array(ImportGuest).max(mostGuests, `Please import at most ${mostGuests} guests at once.`).default([]),
  merges: z.array(ImportMerge).max(mostGuests).default([]).describe('Guests who are on the list already'),
  ...InWedding.shape,
})

const Imported = z.strictObject({
  data: z.strictObject({
    guests: z.int().describe('How many were added'),
    households: z.int(),
    merged: z.int().describe('How many that were there know more now'),
    undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo'),
  }),
})

const Known = z.strictObject({
  ...Guest.pick({ id: true, firstname: true }).shape,
  ...Guest.pick({
    lastname: true,
    email: true,
    phone: true,
    address_line1: true,
    address_line2: true,
    city: true,
    state: true,
    postal_code: true,
    country: true,
    relationship: true,
    wedding_party_role: true,
    dietary_notes: true,
    table_name: true,
  }).partial().shape,
  household: z.string().optional().describe('Its name'),
  answers: z.array(z.strictObject({ id: Id, status: ReplyStatus })).optional(),
})

const KnownGuests = z.strictObject({ data: z.array(Known), seen: z.int().describe('The last line of the history') })

export type Import = z.input<typeof Import>
export type ImportGuest = z.input<typeof ImportGuest>
export type ImportMerge = z.input<typeof ImportMerge>
export type CheckedImport = z.output<typeof Import>
export type Known = z.infer<typeof Known>
export type KnownGuests = z.infer<typeof KnownGuests>

const guests = route.$route({ tags: ['Guests'] })

/** A file is read where it lies, in the browser; what comes here is what somebody looked at and wants. */
export const guestImportContract = {
  known: guests
    .route({ method: 'GET', path: '/guests/import', summary: 'Everybody on the list, briefly, to compare a file with' })
    .meta({ policy: 'planning', permission: permissions.guests, heavy: true })
    .input(z.object({ guest_event_id: idOf('event').optional(), ...InWedding.shape }))
    .output(KnownGuests),
  add: guests
    .route({ method: 'POST', path: '/guests/import', successStatus: 201, summary: 'Import guests: all of them, or none' })
    .meta({ policy: 'planning', permission: permissions.guests, heavy: true })
    .input(Import)
    .output(Imported),
}
