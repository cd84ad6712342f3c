import type { ContractRouterClient } from '@orpc/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import type { Wedding } from '#db/wedding.ts'
import type { contract } from '#features/contract.ts'
import type { Policy, RouteMeta } from '#features/route.ts'
import type { Files } from './files/files.ts'
import type { ChannelKeys } from './channel-auth.ts'
import { forbidden, unauthorized } from './errors.ts'
import type { Payments } from './payments/payments.ts'
import type { Marketing } from './marketing.ts'
import type { Passwords } from './passwords.ts'
import type { PushSettings } from './push-settings.ts'
import type { Session } from './session.ts'
import type { Providers } from './sign-in-provider.ts'
import type { SiteReader } from './site-files.ts'
import type { Workshop } from './workshop.ts'

export interface RequestContext {
  db: Db
  /** For what may take long: its statements have more time, and its connections are few. */
  patientDb: Db
  /** Where long files are made. */
  workshop: Workshop
  session: Session | undefined
  policies: Policies
  /** The request's own headers, and those that the answer will carry. */
  headers: Headers
  answerHeaders: Headers
  /** Who calls, as far as the network tells. */
  address: string
  publicUrl: string
  /** Signs passes to realtime channels. */
  channelKeys: ChannelKeys
  /** Services outside that hear of what people agreed to tell them. */
  marketing: Marketing
  passwords: Passwords
  /** Where people may sign in instead of here, by its name. */
  providers: Providers
  /** Who takes money for us. */
  payments: Payments
  /** The body of what a provider of payments signed, as it came. */
  signedBytes: (() => Promise<Buffer>) | undefined
  /** Which push services there are, and with whose keys they are spoken to. */
  push: PushSettings
  /** What the operator says of the site. */
  site: SiteReader
  /** Where what people bring lies. */
  files: Files
  /** The bytes of a call that takes them, which begin to arrive when they are asked for. */
  body: () => ReadableStream<Uint8Array> | null
}

/** What the contract says of a call. */
export interface Call {
  route: { method?: string; path?: string }
  meta: RouteMeta
  inputSchema?: unknown
}

type Invitation = Awaited<ReturnType<ContractRouterClient<typeof contract>['rsvp']['get']>>['data']

/** What a policy hands on to the call: the wedding that it opened, or all that an invite shows. */
export type Opened = Wedding | Invitation

/** Opens a wedding to the caller, or none; it refuses with 401, 404 or 403. */
export type PolicyRule = (context: RequestContext, input: unknown, call: Call) => Promise<Opened | undefined> | Opened | undefined

export type Policies = Record<Policy, PolicyRule>

export function signedIn({ session }: Pick<RequestContext, 'session'>): Session {
  return session ?? unauthorized()
}

/** Refuses an operator who acts as somebody else. */
export function asOneself({ impersonator }: Session): void {
  if (impersonator) forbidden('You can’t do this as someone else.')
}

/** The policies that need to know nothing of weddings but whose they are. */
export const plainPolicies = {
  anyone: () => undefined,
  signed_out: ({ session }) => (session ? forbidden('You are signed in already.') : undefined),
  signed_in: (context) => void signedIn(context),
  admin: (context) => (signedIn(context).user.is_admin ? undefined : forbidden()),
  impersonating: (context) => (signedIn(context).impersonator ? undefined : forbidden('You are nobody but yourself.')),
  own: (context) => homeWedding(context.db, signedIn(context)),
} satisfies Partial<Policies>

/** The wedding of who names none: one's own, or for a partner without an own one that which they are partner in. */
export async function homeWedding(db: Db, session: Session): Promise<Wedding> {
  const { user, partner_in } = session
  const couple = partner_in === null ? undefined : await findCouple(db, partner_in, user.id)
  return couple ? { ...couple, actor_id: user.id, role: 'partner', events: 'all' } : ownWedding(session)
}

/** Undefined for somebody who plans a wedding of their own. */
function findCouple(db: Db, couple_id: number, user_id: number) {
  const own = (eb: ExpressionBuilder<Tables, 'users'>, table: 'guests' | 'guest_wedding_events') =>
    eb.exists(eb.selectFrom(table).where(`${table}.user_id`, '=', user_id).select(`${table}.id`))
  return db
    .selectFrom('users')
    .where('users.id', '=', couple_id)
    .where((eb) => eb.not(eb.or([own(eb, 'guests'), own(eb, 'guest_wedding_events')])))
    .select(['users.id as user_id', 'users.firstname', 'users.other_firstname', 'users.guestlist_setup_at'])
    .executeTakeFirst()
}

export function ownWedding({ user }: Pick<Session, 'user'>): Wedding {
  const { id, firstname, other_firstname, guestlist_setup_at } = user
  return { user_id: id, actor_id: id, role: 'owner', firstname, other_firstname, guestlist_setup_at, events: 'all' }
}
