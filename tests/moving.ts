import { sql } from 'kysely'
import type { Answer } from './client.ts'
import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

/** Two weeks and more around a Saturday in June, with something of every kind that hangs on it, or doesn't. */
export async function newWedding(world: World) {
  const ada = await world.couple()
  const add = async (path: string, body: object): Promise<number> => Number((await ada.post(path, body)).body.data.id)
  const eventOf = (taxonomy_event_id: number, name: string, date: string, more = {}) =>
    add('/guest_wedding_events', { taxonomy_event_id, name, date, ...more })
  const event = await eventOf(1, 'The wedding', '2099-06-13', { reply_by: '2099-05-01' })
  const [rehearsal, brunch] = [await eventOf(2, 'Rehearsal', '2099-06-12'), await eventOf(3, 'Brunch', '2099-06-14')]
  const shower = await eventOf(4, 'Shower', '2099-03-01')
  const payments = await addPayments(ada, add)
  const tasks = await addTasks(world, ada, event, add)
  const guests = await addGuests(world, ada, event, add)
  const path = `/guest_wedding_events/${event}/move`
  const look = (date: string | null, wishes: Omit<Look, 'date'> = {}): Promise<Answer> => ada.get(preview(path, { date, ...wishes }))
  const move = (date: string | null, { basis }: Seen, wishes: object = {}, who: Person = ada): Promise<Answer> =>
    who.post(path, { date, basis, ...wishes })
  const statuses = async () => {
    const found = await world.db.selectFrom('guest_answers').where('event_id', '=', event).select(['guest_id', 'status']).execute()
    return guests.map((id) => found.find(({ guest_id }) => guest_id === id)?.status)
  }
  return { ada, event, rehearsal, brunch, shower, payments, tasks, guests, path, look, move, statuses }
}

/** `…/preview?date=2099-07-11&events=3:none`; no day is left out. */
export function preview(path: string, { date, events = [], answers }: Look): string {
  const chosen = events.map((one) => `${one.id}:${one.date ?? 'none'}`).join()
  const asked = { ...(date && { date }), ...(chosen && { events: chosen }), ...(answers && { answers }) }
  return `${path}/preview?${new URLSearchParams(asked)}`
}

interface Look {
  date: string | null
  events?: readonly { id: number; date: string | null }[]
  answers?: string
}

export interface Seen {
  basis: string
}

type Add = (path: string, body: object) => Promise<number>

async function addPayments(ada: Person, add: Add) {
  const cost = await add('/budget', { name: 'Hart Farm', category: 'venues', estimated: 500_000, actual: 500_000, signed_on: '2099-01-01' })
  const part = { due_from: 'wedding', due_days: -14 }
  await ada.put(`/budget/${cost}/plan`, {
    parts: [
      { name: 'Signing', share: 'amount', amount: 100_000, due_from: 'signing', due_days: 30 },
      { name: 'Rest', share: 'rest', ...part },
      { name: 'Paid', share: 'amount', amount: 100_000, due_date: '2099-01-10' },
    ],
  })
  const { body } = await ada.get('/user-transactions')
  const named = (name: string) => Number(body.data.find((one: { name: string }) => one.name === name).id)
  await ada.put(`/user-transactions/${named('Paid')}`, { paid_at: '2026-01-10T09:00:00Z' })
  const anyway = await add('/user-transactions', { name: 'Due anyway', amount: 10_000, due_date: '2099-05-15' })
  return { rest: named('Rest'), signing: named('Signing'), paid: named('Paid'), anyway }
}

async function addTasks(world: World, ada: Person, event: number, add: Add) {
  const task = (title: string, more: object) => add('/user-checklist-items', { guest_wedding_event_id: event, title, ...more })
  const farm = await add('/user-vendors', deposit('Hart Farm', 'venues', 100_000, 'transferable'))
  await add('/user-vendors', deposit('Clay', 'caterers', 20_000, 'unknown'))
  const fern = await add('/user-vendors', deposit('Fern & Fable', 'florists', 50_000, 'lost'))
  await add('/user-vendors', { name: 'The choir', status: 'quoted' })
  await bookElsewhere(world, ada, fern)
  await ada.put(`/user-vendors/${farm}/deadlines`, { final_count: '2099-05-20' })
  const found = await ada.get(`/user-vendors/${farm}/deadlines`)
  return {
    plan: await task('Book the choir', { months_before: 6 }),
    hand: await task('Try on the dress', { due_date: '2099-04-04' }),
    done: await task('Say yes', { due_date: '2099-02-01', completed_at: '2026-01-01T09:00:00Z' }),
    vendor: Number(found.body.data[0].item_id),
  }
}

function deposit(name: string, taxonomy: string, amount: number, deposit_state: string) {
  return { name, taxonomy, status: 'hired', deposit: amount, deposit_state }
}

/** Somebody of the directory, who looks after their calendar and marries others on that July day. */
async function bookElsewhere({ db }: World, ada: Person, vendor: number): Promise<void> {
  const { body } = await ada.post('/content/submit-vendor', {
    model: { name: `Fern & Fable ${ada.id}`, service: 'florists', place: 'sonoma' },
  })
  const id = Number(body.data.id)
  await sql`update content set status = 'published' where id = ${id}`.execute(db)
  await sql`insert into vendors (content_id, service, city, state, latitude, longitude, travels_miles, price_from, price_unit, languages,
      is_verified, review_count, star_sum, capacity) values (${id}, 'florists', 'Sonoma', 'CA', 38, -122, 10, 100, 'event', '{English}', false, 0, 0, 1)
    on conflict do nothing`.execute(db)
  await sql`update vendors set calendar_checked_on = current_date where content_id = ${id}`.execute(db)
  await sql`insert into vendor_days (content_id, day, booked) values (${id}, '2099-07-11', 1)`.execute(db)
  await sql`update user_vendors set vendor_id = ${id} where id = ${vendor}`.execute(db)
}

async function addGuests({ db }: World, ada: Person, event: number, add: Add): Promise<number[]> {
  const ids = []
  for (const [firstname, status] of [
    ['Ann', 2],
    ['Bo', 3],
    ['Cy', 1],
  ] as const)
    ids.push(await add('/guests', { firstname, email: `${firstname}${ada.id}@example.com`, wedding_events: [{ id: event, status }] }))
  await sql`update guests set household_id = null, email = case when firstname = 'Cy' then email else '' end,
    invitation_sent_at = case when firstname = 'Cy' then now() end where user_id = ${ada.id}`.execute(db)
  return ids
}

const tables = [
  'guest_wedding_events',
  'guest_answers',
  'guests',
  'user_transactions',
  'budget_items',
  'user_checklist_items',
  'user_vendors',
  'user_quotes',
]

/** Every row that a couple plans with, but for versions and the moment of the last change. */
export async function wholeWedding({ db }: Pick<World, 'db'>, { id }: { id: number }): Promise<Record<string, unknown>> {
  const whole: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(one) - 'version' - 'updated_at' as row
      from ${sql.table(table)} one where user_id = ${id} order by to_jsonb(one)::text`.execute(db)
    whole[table] = rows.map(({ row }) => JSON.stringify(row)).toSorted()
  }
  const { rows } = await sql`select wedding_date, wedding_month, date_undecided from users where id = ${id}`.execute(db)
  return { ...whole, users: rows }
}

/** How many letters to guests left, and how many were stopped. */
export async function lettersOf({ db }: World, { id }: Person) {
  const { rows } = await sql<{ handed: number; stopped: number }>`
    select count(handed_at)::int as handed, count(stopped_at)::int as stopped from guest_letters where user_id = ${id}`.execute(db)
  return rows[0]!
}
