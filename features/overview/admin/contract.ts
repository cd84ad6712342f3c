import * as z from 'zod'
import { Person } from '#features/account/sign-in/user.ts'
import { Face } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { ById, Day, Id, Moment, numberedPage, pageOf, pageQuery, text } from '#features/shapes.ts'
import { queueKinds } from './queue-kinds.ts'

/** As what somebody uses the product; one may be several. */
export const Kind = z.enum(['couple', 'partner', 'helper', 'vendor', 'admin'])
export const PeopleFilter = z.enum(['couples', 'vendors', 'helpers', 'subscribers', 'admins'])

const PeopleQuery = pageQuery(30, ['created_at', 'lastname', 'email']).extend({
  search: text(200).default('').describe('Part of a name, address or username, or an id'),
  filter: PeopleFilter.optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
})

/** What an operator needs to help somebody: the state of the account, nothing of what they plan. */
export const Account = z.strictObject({
  id: Id,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  face: Face,
  kinds: z.array(Kind),
  is_subscribed: z.boolean(),
  wedding_date: z.string().nullable(),
  email_verified_at: Moment.nullable(),
  created_at: Moment,
  seen_at: Moment.nullable().describe('To the hour; null for somebody who is signed in nowhere'),
})

const WholeAccount = Account.extend({
  has_password: z.boolean(),
  sessions: z.int().describe('On how many devices they are signed in'),
  first_steps_at: Moment.nullable(),
  checklist_setup_at: Moment.nullable(),
  guestlist_setup_at: Moment.nullable(),
  saved_ideas_setup_at: Moment.nullable(),
  vendormanager_setup_at: Moment.nullable(),
  updated_at: Moment,
})

const TrailQuery = pageQuery(30, ['started_at'])
  .omit({ search: true })
  .extend({
    user_id: Id.optional().describe('Only who acted as this person, or as whom this person acted'),
    order_dir: z.enum(['asc', 'desc']).default('desc'),
  })

/** Who acted as whom, and when. A name is null when the account is gone. */
const Impersonation = z.strictObject({
  id: Id,
  admin: Person.extend({ name: z.string().nullable() }),
  user: Person.extend({ name: z.string().nullable() }),
  started_at: Moment,
  ends_at: Moment,
  ended_at: Moment.nullable(),
  writes: z.int(),
})

const WriteQuery = pageQuery(100, ['created_at']).omit({ search: true }).extend({ id: Id })

const Write = z.strictObject({
  id: Id,
  operation: z.string().describe('As the API has it'),
  summary: z.string(),
  object_id: Id.nullable(),
  created_at: Moment,
})

const QueueQuery = numberedPage(30).extend({ kind: z.enum(queueKinds).optional() })

/** Somebody who waits for an operator's answer. */
const Queued = z.strictObject({
  kind: z.enum(queueKinds),
  id: Id.describe('Of what it is about, by its kind'),
  title: z.string(),
  who: z.string().describe('Who waits'),
  since: Moment,
  promised_on: Day.describe('By when an answer was promised'),
  is_late: z.boolean(),
  url: z.string().describe('Where it is answered'),
})

export type QueueQuery = z.infer<typeof QueueQuery>
export type Queued = z.infer<typeof Queued>
export type Kind = z.infer<typeof Kind>
export type PeopleQuery = z.infer<typeof PeopleQuery>
export type Account = z.infer<typeof Account>
export type WholeAccount = z.infer<typeof WholeAccount>
export type TrailQuery = z.infer<typeof TrailQuery>
export type Impersonation = z.infer<typeof Impersonation>
export type Write = z.infer<typeof Write>
export type WriteQuery = z.infer<typeof WriteQuery>

const admin = route.$route({ tags: ['Operator'] })

export const adminContract = {
  queue: admin
    .route({ method: 'GET', path: '/admin/queue', summary: 'All that waits for an operator, the oldest promise first' })
    .meta({ policy: 'admin' })
    .input(QueueQuery)
    .output(pageOf(Queued).extend({ counts: z.record(z.enum(queueKinds), z.int()) })),
  people: admin
    .route({ method: 'GET', path: '/admin/people', summary: 'Everybody with an account' })
    .meta({ policy: 'admin', heavy: 'searched' })
    .input(PeopleQuery)
    .output(
      pageOf(Account).extend({
        counts: z.strictObject({ accounts: z.int(), new_today: z.int() }),
      }),
    ),
  person: admin
    .route({ method: 'GET', path: '/admin/people/{id}', summary: 'The state of an account' })
    .meta({ policy: 'admin' })
    .input(ById)
    .output(z.strictObject({ data: WholeAccount })),
  impersonations: admin
    .route({ method: 'GET', path: '/admin/impersonations', summary: 'Who acted as whom' })
    .meta({ policy: 'admin' })
    .input(TrailQuery)
    .output(pageOf(Impersonation)),
  writes: admin
    .route({ method: 'GET', path: '/admin/impersonations/{id}/writes', summary: 'What an operator wrote as somebody else' })
    .meta({ policy: 'admin' })
    .input(WriteQuery)
    .output(pageOf(Write).extend({ impersonation: Impersonation })),
}

const StartInput = ById.extend({
  return_to: z.string().optional().describe('Where to come back to; another site’s address is passed over'),
})

export const impersonationContract = {
  start: admin
    .route({ method: 'POST', path: '/users/me/{id}/impersonate', summary: 'Act as somebody else, for an hour at most' })
    .meta({ policy: 'impersonate', answers_tokens: true, impersonation: 'refused' })
    .input(StartInput)
    .output(z.strictObject({ data: z.strictObject({ user: Person, impersonator: Person, ends_at: Moment }) })),
  stop: admin
    .route({ method: 'DELETE', path: '/users/me/impersonate', successStatus: 204, summary: 'Be oneself again' })
    .meta({ policy: 'impersonating', answers_tokens: true }),
}
