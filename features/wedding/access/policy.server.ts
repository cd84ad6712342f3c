import type { Wedding } from '#db/wedding.ts'
import { forbidden, invalid, notFound } from '#server/errors.ts'
import { type Kind, kindNames } from '#features/kinds.ts'
import { homeWedding, ownWedding, type PolicyRule, type RequestContext, signedIn } from '#server/policy.ts'
import { type Ids, namedIds } from './named-ids.ts'
import { permissions } from './permissions.ts'
import { findMembership, findPlaces, type Located, locate, type Membership } from './rows.server.ts'

/** What the contract declares: the wedding of what a call names, and what is asked of who helps there. */
export const planningPolicy: PolicyRule = async (context, input, { route, meta, inputSchema }) => {
  const { body_user_id, ...named } = namedIds({ method: route.method ?? '', path: route.path ?? '', schema: inputSchema }, input)
  const said = meta.couple ? { user_id: named.user_id ?? body_user_id } : { body_user_id }
  const needed = meta.permission === 'any' ? Object.values(permissions) : [meta.permission!]
  const wedding = await openWedding(context, { ...named, ...said, wholly: meta.wholly }, needed)
  return meta.couple && wedding.role === 'helper' ? forbidden() : wedding
}

export interface Named {
  /** Whose wedding it is said to be, in a query. */
  user_id?: number | undefined
  /** The same in a body, where a couple that the caller has nothing to do with is passed over like an unknown field. */
  body_user_id?: number | undefined
  /** In path or query: what the caller doesn't see is a 404. */
  address?: Ids
  /** In the body: what the caller doesn't see is left to the call, which answers 422. */
  body?: Ids
  /** A helper needs all events that it is on. */
  wholly?: boolean | undefined
}

/**
 * Opens the wedding that a call is about: the one named by `user_id`, else that of the event or object it names,
 * else the caller's. A helper gets the events that give one of the permissions, and 403 when none that is concerned does.
 */
export async function openWedding(context: RequestContext, named: Named, needed: readonly number[]): Promise<Wedding> {
  const session = signedIn(context)
  const home = await homeWedding(context.db, session)
  const ids = merged(named)
  const said = named.user_id ?? named.body_user_id
  if (said === undefined && isEmpty(ids)) return home
  const located = isEmpty(ids) ? [] : await locate(context.db, ids)
  const inAddress = located.filter(({ kind, id }) => named.address?.[kind]?.includes(id))
  if (inAddress.length < count(named.address)) notFound()
  const owner = said ?? ownerOf(inAddress.length > 0 ? inAddress : located, home)
  if (inAddress.some(({ user_id }) => user_id !== owner)) notFound()
  const ofIt = { named: { event: idsOf(located, owner, 'event'), household: idsOf(located, owner, 'household') } }
  if (owner === home.user_id) return { ...home, ...ofIt }
  if (owner === session.user.id) return { ...ownWedding(session), ...ofIt }
  const membership = await findMembership(context.db, owner, session.user.id)
  const isNamed = named.user_id !== undefined || inAddress.length > 0
  if (!membership) return isNamed ? notFound() : home
  const { firstname, other_firstname, guestlist_setup_at } = membership
  const shared = { user_id: owner, actor_id: session.user.id, firstname, other_firstname, guestlist_setup_at }
  if (membership.role === 'partner') return { ...shared, ...ofIt, role: 'partner', events: 'all' }
  const events = await eventsOfHelper(context, owner, named, membership, needed)
  return events ? { ...shared, role: 'helper', events } : home
}

/** An event that a body names must be of the wedding and within reach, none but for the couple; of what is not, nothing is told. */
export function requireEvent({ events, named }: Wedding, field: Readonly<Record<string, number | null>>): void {
  for (const [name, id] of Object.entries(field)) {
    const isOwn = events === 'all' ? id === null || named?.event.includes(id) : id !== null && events.includes(id)
    if (!isOwn) invalid({ [name]: [id === null ? 'Please choose an event.' : 'There is no such event.'] })
  }
}

/** Refuses what is seen but not allowed; undefined when a body names nothing that the helper sees. */
async function eventsOfHelper({ db }: RequestContext, owner: number, named: Named, membership: Membership, needed: readonly number[]) {
  const seen = membership.events.map(({ id }) => id)
  const allowed = membership.events.filter(({ permissions }) => permissions.some((code) => needed.includes(code))).map(({ id }) => id)
  const placed = await findPlaces(db, owner, merged(named))
  const visible = placed.filter(({ events }) => events.some((id) => seen.includes(id)))
  const visibleInAddress = visible.filter(({ kind, id }) => named.address?.[kind]?.includes(id))
  if (visibleInAddress.length < count(named.address)) notFound()
  const isOnlyBody = (named.user_id ?? named.body_user_id) === undefined && count(named.address) === 0
  if (isOnlyBody && visible.length === 0) return undefined
  const isShut = named.wholly
    ? visible.some(({ events }) => events.some((id) => !allowed.includes(id)))
    : visible.some(({ events }) => !events.some((id) => allowed.includes(id)))
  if (allowed.length === 0 || isShut) forbidden()
  return allowed
}

/** The caller's own comes first, so that one's own list with another's row in it stays one's own. */
function ownerOf(located: readonly Located[], home: Wedding): number {
  return (
    located.find(({ user_id }) => user_id === home.user_id || user_id === home.actor_id)?.user_id ?? located[0]?.user_id ?? home.user_id
  )
}

function idsOf(located: readonly Located[], owner: number, kind: Kind): number[] {
  return located.filter((found) => found.kind === kind && found.user_id === owner).map(({ id }) => id)
}

function merged({ address = {}, body = {} }: Named): Ids {
  const both = kindNames.map((kind) => [kind, [...new Set([...(address[kind] ?? []), ...(body[kind] ?? [])])]])
  return Object.fromEntries(both)
}

function count(ids: Ids = {}): number {
  return Object.values(ids).reduce((sum, named) => sum + named.length, 0)
}

function isEmpty(ids: Ids): boolean {
  return count(ids) === 0
}
