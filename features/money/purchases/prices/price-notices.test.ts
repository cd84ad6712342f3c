// One chance: money

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { monthly, newMoneyWorld, yearly } from '#tests/money-world.ts'

const world = await newMoneyWorld({ tax: [{ country: 'US', state: '', points: 700 }] })
const { db, sandbox, tasks } = world
const tell = () => tasks['tell_prices']!({}, new AbortController().signal)
const move = (id: number) => tasks['move_price']!({ id }, new AbortController().signal)
const renewing = { ...monthly, ends_with_wedding: false }

beforeEach(async () => {
  for (const price of sandbox.state.all('price').filter(({ metadata }) => 'replaces' in (metadata as object))) price['active'] = false
  await db.updateTable('purchases').set({ status: 'ended', is_open: false }).execute()
})

// C8
test('whoever pays by the month is told of another price 8 to 30 days ahead, once, with both prices and the day', async () => {
  const days = [1, 6, 7, 9, 14, 29, 31]
  const people = []
  for (const ahead of days) people.push({ ahead, ...(await renewingIn(ahead)) })
  raise('price_crew_month', 1_500)
  await tell()
  await tell()
  for (const { ahead, email, id, purchase } of people) {
    const isTold = ahead >= 8 && ahead <= 30
    const letters = await lettersTo(email)
    expect([ahead, letters.length]).toEqual([ahead, isTold ? 1 : 0])
    if (!isTold) continue
    const [{ subject, text }] = letters as [{ subject: string; text: string }]
    expect(subject).toMatch(/^From \w+day, \w+ \d+, \d{4}, I Do Crew costs \$16\.05$/)
    for (const said of ['$16.05 instead of $12.84', '/settings/membership', 'two clicks']) expect(text).toContain(said)
    const notice = await db
      .selectFrom('price_notices')
      .where('purchase_id', '=', purchase)
      .select(['old_total', 'new_total', 'price_id'])
      .executeTakeFirstOrThrow()
    expect([id > 0, notice]).toEqual([true, { old_total: 1_284, new_total: 1_605, price_id: expect.stringContaining('price_crew_month_') }])
  }
})

test('the new price is charged when the letter left a week before; the membership says so, and reminders, too', async () => {
  const ada = await renewingIn(20)
  raise('price_crew_month', 1_500)
  await tell()
  const notice = await noticeOf(ada.purchase)
  await expect(move(notice.id)).rejects.toThrow(/not left/)
  expect(priceOf(ada.ref)).toBe('price_crew_month')
  await sent(notice.mail_id, 10)
  await move(notice.id)
  await move(notice.id)
  expect(priceOf(ada.ref)).toBe(notice.price_id)
  expect((await ada.get('/payments/purchases')).body.data[0]).toMatchObject({
    next_total: 1_605,
    total: 1_284,
    price_id: 'price_crew_month',
  })
  sandbox.renew(ada.ref)
  await world.sendAll()
  await world.work()
  const { data, papers } = (await ada.get('/payments/purchases')).body
  expect(papers.map(({ total }: { total: number }) => total)).toEqual([1_605, 1_284])
  expect(data[0]).toMatchObject({ next_total: null })
})

test('a letter that left late, or never, changes nothing: the old price holds for that charge', async () => {
  const people = [await renewingIn(9), await renewingIn(9)]
  raise('price_crew_month', 1_500)
  await tell()
  for (const [at, person] of people.entries()) {
    const notice = await noticeOf(person.purchase)
    if (at === 0) await sent(notice.mail_id, 5)
    await inDays(person.purchase, 6)
    await move(notice.id)
    expect(priceOf(person.ref)).toBe('price_crew_month')
    expect((await person.get('/payments/purchases')).body.data[0]).toMatchObject({ next_total: null })
    sandbox.renew(person.ref)
    await world.sendAll()
    await world.work()
    expect((await person.get('/payments/purchases')).body.papers.map(({ total }: { total: number }) => total)).toEqual([1_284, 1_284])
  }
})

test('nobody is told or moved who cancelled, whose membership ends before, or whom the price is not for', async () => {
  const cancelled = await renewingIn(15)
  await cancelled.post(`/payments/purchases/${cancelled.purchase}/cancel`)
  const ending = await renewingIn(15, { ...monthly, ends_with_wedding: true })
  await db
    .updateTable('users')
    .where('id', '=', ending.id)
    .set({ wedding_date: sql`current_date - 25` as never })
    .execute()
  const byYear = await renewingIn(15, { ...yearly, ends_with_wedding: false })
  const other = await renewingIn(15)
  raise('price_crew_month', 1_500)
  raise('price_crew_year', 12_000, { interval: 'month' })
  await tell()
  for (const { email } of [cancelled, ending, byYear]) expect(await lettersTo(email)).toEqual([])
  const notice = await noticeOf(other.purchase)
  await sent(notice.mail_id, 10)
  await other.post(`/payments/purchases/${other.purchase}/cancel`)
  await move(notice.id)
  expect(priceOf(other.ref)).toBe('price_crew_month')
})

test('of two raises the last is told; what was paid since is the price that the next one replaces', async () => {
  const ada = await renewingIn(20)
  const second = raise('price_crew_month', 1_500)
  const third = raise(second, 1_800)
  await tell()
  const notice = await noticeOf(ada.purchase)
  expect(notice).toMatchObject({ price_id: third, old_total: 1_284, new_total: 1_926 })
  await sent(notice.mail_id, 10)
  await move(notice.id)
  await inDays(ada.purchase, 25)
  const fourth = raise(third, 2_000)
  await tell()
  expect(await noticeOf(ada.purchase)).toMatchObject({ price_id: fourth, old_total: 1_926, new_total: 2_140 })
})

/** Somebody whose renewal comes in so many days. */
async function renewingIn(days: number, asked: object = renewing) {
  const person = await world.buyer()
  const { id } = (await world.pay(person, asked)).body.data
  await inDays(id, days)
  const { ref } = await db.selectFrom('purchases').where('id', '=', id).select('ref').executeTakeFirstOrThrow()
  return { ...person, purchase: Number(id), ref: ref! }
}

/** Its renewal, with what was told of it, comes in so many days and an hour or two. */
async function inDays(purchase: number, days: number): Promise<void> {
  const at = sql`now() + make_interval(days => ${days}, hours => 2)` as never
  await db.updateTable('purchases').where('id', '=', purchase).set({ paid_until: at }).execute()
  await sql`update price_notices set charge_at = now() + make_interval(days => ${days}, hours => 2)
    where purchase_id = ${purchase} and moved_at is null`.execute(db)
}

/** As an operator does it at the provider: another price, which says what it replaces, and the old one is sold no more. */
function raise(replaces: string, unit_amount: number, { interval }: { interval?: string } = {}): string {
  const { state } = sandbox
  const old = state.find(replaces)!
  const recurring = { ...(old['recurring'] as object), ...(interval && { interval }) }
  const { id } = state.keep('price', {
    ...old,
    id: `${replaces}_${unit_amount}`,
    active: true,
    unit_amount,
    recurring,
    metadata: { replaces },
  })
  return id
}

function priceOf(ref: string): string {
  return (sandbox.state.find(ref)!['items'] as { data: { price: { id: string } }[] }).data[0]!.price.id
}

function noticeOf(purchase: number) {
  return db.selectFrom('price_notices').where('purchase_id', '=', purchase).orderBy('id', 'desc').selectAll().executeTakeFirstOrThrow()
}

/** The letter left so many days before the charge. */
async function sent(mail: number | null, before: number): Promise<void> {
  await sql`update mails set sent_at = charge_at - make_interval(days => ${before}) from price_notices
    where mails.id = ${mail} and mail_id = mails.id`.execute(db)
}

function lettersTo(email: string) {
  return db.selectFrom('mails').where('to_address', '=', email).where('subject', 'like', '%costs%').select(['subject', 'text']).execute()
}
