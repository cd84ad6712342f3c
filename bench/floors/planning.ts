import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { openDb } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { countReal, findItems } from '#features/planning/boards/item-rows.server.ts'
import { findBoard, findEvents, findNames, findOwner } from '#features/planning/boards/rows.server.ts'
import { findShare } from '#features/planning/boards/sharing/rows.server.ts'
import { shownItem } from '#features/planning/boards/shown-item.ts'
import { findComingDue } from '#features/planning/budget/payments/rows.server.ts'
import { withQuoted } from '#features/planning/budget/quoted-rows.server.ts'
import { countCosts, findFrame, listCosts, sumCosts } from '#features/planning/budget/rows.server.ts'
import { findTasks } from '#features/planning/quotes/accepting/rows.server.ts'
import { headsAt } from '#features/planning/quotes/heads.ts'
import { findComing } from '#features/planning/quotes/heads-rows.server.ts'
import { notStated, sumQuote } from '#features/planning/quotes/quote-sums.ts'
import { findAccepted, findNewest, findVendors } from '#features/planning/quotes/rows.server.ts'
import { findEventsWithin } from '#features/wedding/events/rows.server.ts'

/** node:http, one statement for who asks, the statements of what is shown, and JSON of their rows: no policy, no contract, no router. */
const db = openDb(process.env['DATABASE_URL'] ?? '', { max: 8 })

async function whose(token: string): Promise<Wedding> {
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await sql<{ user_id: number }>`select user_id from tokens where hash = ${hash} and expires_at > now()`.execute(db)
  const { user_id } = rows[0]!
  return { user_id, actor_id: user_id, role: 'owner', firstname: '', other_firstname: '', guestlist_setup_at: null, events: 'all' }
}

async function budget(wedding: Wedding) {
  const query = { search: '', order_by: 'created_at', order_dir: 'desc', page: 1, per_page: 50 } as const
  const [data, total, sums, { budgeted, today }, due, events] = await Promise.all([
    listCosts(db, wedding, query).then((costs) => withQuoted(db, wedding, costs)),
    countCosts(db, wedding, query),
    sumCosts(db, wedding, undefined),
    findFrame(db, wedding),
    findComingDue(db, wedding, { event_id: undefined, most: 4 }),
    findEventsWithin(db, wedding),
  ])
  const rest = (budgeted ?? sums.estimated) - sums.paid - sums.promised
  return { data, meta: { total }, totals: { ...sums, budgeted, rest }, coming_due: due.map(({ version: _, ...of }) => of), today, events }
}

async function board(wedding: Wedding, id: number, page: number) {
  const found = await findBoard(db, wedding, id)
  const [items, real_count, by, boards, events, share] = await Promise.all([
    findItems(db, id, { page, per_page: 50 }),
    page === 1 ? countReal(db, id) : null,
    findOwner(db, id),
    findNames(db, wedding),
    findEvents(db, wedding),
    findShare(db, wedding, id),
  ])
  return { data: { ...found, items: items.map((item) => shownItem(item, () => '')) }, real_count, by, share, boards, events }
}

async function quotes(wedding: Wedding, heads: number) {
  const [newest, vendors, { budgeted, today }, coming, sums, accepted, tasks] = await Promise.all([
    findNewest(db, wedding),
    findVendors(db, wedding),
    findFrame(db, wedding),
    findComing(db, wedding, null),
    sumCosts(db, wedding, undefined),
    findAccepted(db, wedding),
    findTasks(db, wedding, 'caterers'),
  ])
  const at = headsAt(coming.now, heads)
  const data = newest.map((quote) => ({
    ...quote,
    live: sumQuote(quote.terms, coming.now),
    at: sumQuote(quote.terms, at),
    not_stated: notStated(quote.terms.lines),
  }))
  return { data, vendors, heads: { live: coming.now, at, coming }, placed: { budgeted, sums, accepted }, today, tasks }
}

async function answer(url: URL, token: string): Promise<string> {
  const wedding = await whose(token)
  const [, of, id] = url.pathname.split('/')
  const number = (name: string) => Number(url.searchParams.get(name) ?? 1)
  if (of === 'budget') return JSON.stringify(await budget(wedding))
  if (of === 'boards') return JSON.stringify(await board(wedding, Number(id), number('page')))
  return JSON.stringify(await quotes(wedding, number('heads')))
}

createServer((request, response) => {
  const token = request.headers.authorization?.slice(7)
  if (!token) return void response.end()
  answer(new URL(request.url ?? '/', 'http://x'), token).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(process.env['PORT']))
