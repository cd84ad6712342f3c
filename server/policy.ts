import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Policy } from '#features/route.ts'
import type { ChannelKeys } from './channel-auth.ts'
import { unauthorized } from './errors.ts'
import type { Session } from './session.ts'

export interface RequestContext {
  db: Db
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
}

/** Opens a wedding to the caller, or none; it refuses with 401, 404 or 403. */
export type PolicyRule = (context: RequestContext, input: unknown) => Promise<Wedding | undefined> | Wedding | undefined

export type Policies = Record<Policy, PolicyRule>

export function signedIn({ session }: Pick<RequestContext, 'session'>): Session {
  return session ?? unauthorized()
}

/** The policies that need to know nothing of weddings but whose they are. */
export const plainPolicies = {
  anyone: () => undefined,
  signed_in: (context) => void signedIn(context),
  own: (context) => homeWedding(signedIn(context)),
} satisfies Partial<Policies>

/** The wedding of who names none: one's own, or for a partner without an own one that which they are partner in. */
export function homeWedding({ user, partner_in }: Session): Wedding {
  if (!partner_in) return ownWedding({ user })
  return { ...partner_in, actor_id: user.id, role: 'partner', events: 'all' }
}

export function ownWedding({ user }: Pick<Session, 'user'>): Wedding {
  return { user_id: user.id, actor_id: user.id, role: 'owner', firstname: user.firstname, events: 'all' }
}
