import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { type Addresses, faceOf } from '#features/files/uploads/shown-picture.ts'
import { kindIn } from '#features/kinds.ts'
import { plainThings } from '#features/things.server.ts'
import { isUndoable } from '#features/backs.server.ts'
import { pagedBy } from '#server/cursor.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { ActRow, Part } from './act-parts.ts'
import type { Act, ActPage, ActQuery, Person } from './contract.ts'
import { kindOf } from './kinds.ts'
import { reachOf } from './reach-rows.server.ts'
import { countActs, findActs, findPeople, type Question } from './rows.server.ts'
import { findLastVisit, saveVisit } from './visit-rows.server.ts'
import { channelOf, isTold, leading, namesOf, wordsOf } from './words.ts'

const api = inWedding.history

export const historyRoutes = guarded.history.router({
  list: api.list.handler(({ context: { db, wedding, files }, input }) => onePage({ db, wedding, addresses: files.addresses }, input)),

  /** An operator who looks for somebody leaves them what is new. */
  visit: api.visit.handler(async ({ context: { db, wedding, session } }) => {
    if (!session?.impersonator) await saveVisit(db, wedding)
  }),
})

interface Hands {
  db: Db
  wedding: Wedding
  /** Of the pictures of who did it. */
  addresses: Addresses
}

const inFeed = 3

/** For a dashboard: the newest that others did since the caller was here last; where there is nothing new, the latest, and no `since`. */
export async function newestActs({ db, wedding, addresses }: Hands): Promise<{ since: string | null; data: Act[] }> {
  const [reach, last] = await Promise.all([reachOf(db, wedding), findLastVisit(db, wedding)])
  const question = { reach, limit: inFeed, offset: 0 }
  const news = last === undefined ? [] : await findActs(db, wedding, { ...question, since: last })
  const rows = news.length > 0 ? news : await latestActs(db, wedding, question)
  return { since: news.length > 0 ? (last ?? null) : null, data: rows.map((row) => actOf({ wedding, addresses }, row, last)) }
}

/** What others did, answers among it, before what the caller did. */
async function latestActs(db: Db, wedding: Wedding, question: Pick<Question, 'reach' | 'limit' | 'offset'>): Promise<ActRow[]> {
  const [others, all] = await Promise.all([findActs(db, wedding, { ...question, since: '-infinity' }), findActs(db, wedding, question)])
  return [...others, ...all.filter(({ id }) => others.every((other) => other.id !== id))].slice(0, inFeed)
}

const paged = pagedBy({ acts: [{ kind: 'number', of: ({ head }: ActRow) => head }] })

async function onePage({ db, wedding, addresses }: Hands, query: ActQuery): Promise<ActPage> {
  const { per_page, person, kind, event_id } = query
  const page = paged({ ...query, order_by: 'acts' })
  const [reach, last] = await Promise.all([reachOf(db, wedding), findLastVisit(db, wedding)])
  const since = query.since && (last ?? 'infinity')
  const question = { reach, person, kind, event_id, since, limit: per_page }
  const place = page.after ? { before: Number(page.after[0]), offset: 0 } : { offset: page.seen }
  const [rows, people] = await Promise.all([findActs(db, wedding, { ...question, ...place }), findPeople(db, wedding, reach)])
  const total = rows[0]?.total ?? (await countActs(db, wedding, { ...question, ...place }))
  const { user_id, role, firstname, other_firstname, guestlist_setup_at } = wedding
  return {
    data: rows.map((row) => actOf({ wedding, addresses }, row, last)),
    meta: page.meta({ total, rows: rows.length, last: rows.at(-1) }),
    since: last ?? null,
    wedding: { user_id, role, firstname, other_firstname, guestlist_setup_at },
    people: people.map(({ id, name }) => personOf(id, name, undefined)),
  }
}

const month = 30 * 86_400_000

function actOf({ wedding, addresses }: Omit<Hands, 'db'>, row: ActRow, last: string | undefined): Act {
  const part = leading(row.parts)
  const { id, actor_id, created_at, undone_at, undoer_id, is_undoing } = row
  const who = personOf(actor_id, row.actor, channelOf(row.parts) === 'guest' ? row : undefined)
  const isMine = wedding.role !== 'helper' || row.is_own
  const isOpen = undone_at === null && row.is_recent && row.parts.some(({ what }) => isUndoable(what))
  return {
    id,
    kind: kindOf(part.what),
    who: { ...who, is_operator: row.is_operator, face: faceOf(row.avatar, addresses) },
    text: wordsOf(row.parts, { is_undoing, is_guest: who.kind === 'guest', plain: plainWords }),
    channel: channelOf(row.parts) ?? null,
    names: part.samples.map(({ name }) => name).filter((name) => name !== ''),
    things: part.things,
    created_at,
    is_new: last !== undefined && Date.parse(created_at) > Date.parse(last) && actor_id !== wedding.actor_id,
    undoable_until: isMine && isOpen ? new Date(Date.parse(created_at) + month).toISOString() : null,
    undone_at,
    undone_by: undone_at === null || undoer_id === null ? null : personOf(undoer_id, row.undoer, undefined),
    is_undoing,
  }
}

/** A guest is called by their name; who has no account any more is somebody. */
function personOf(id: number | null, name: string | null, guest: Pick<ActRow, 'parts'> | undefined): Person {
  if (id !== null) return { kind: 'person', id, name: name || t('history.somebody') }
  return guest
    ? { kind: 'guest', id: null, name: namesOf(leading(guest.parts)) }
    : { kind: 'somebody', id: null, name: t('history.somebody') }
}

for (const { kind, words } of plainThings)
  if (!words && !isTold(kind)) throw new Error(`features/wedding/history/words.ts: what does the history say of ${kind}?`)

/** By what the kind declares; of several things it says how many. */
function plainWords({ what, things: n, samples }: Part): string | undefined {
  const words = plainThings.find(({ kind }) => kind === kindIn(what))?.words
  const name = n === 1 ? (samples[0]?.name ?? '') : ''
  if (what.endsWith('.add')) return words?.add({ name, n })
  const { before = null, after = null } = (n === 1 ? samples[0] : undefined) ?? {}
  return what.endsWith('.delete') ? words?.delete({ name, n }) : words?.change({ name, n, before, after })
}
