// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { monthly, newMoneyWorld, yearly } from '#tests/money-world.ts'

const world = await newMoneyWorld()
const { db, tasks } = world
const tell = () => tasks['tell_renewals']!({}, new AbortController().signal)

// C8
test('whoever pays by the year is written to once, a week to three ahead, unless they cancelled, it ends before, or they pay by the month', async () => {
  const kept = await bought(yearly, { ends_with_wedding: false })
  const ends = await bought(yearly, { ends_with_wedding: true }, 14, 360)
  const cancelled = await bought(yearly, { ends_with_wedding: false })
  await cancelled.post(`/payments/purchases/${cancelled.purchase}/cancel`)
  const far = await bought(yearly, { ends_with_wedding: false }, 40)
  const byMonth = await bought(monthly, { ends_with_wedding: false }, 14, 16)
  await tell()
  await tell()
  expect(await lettersTo(kept.email)).toEqual([expect.stringMatching(/^I Do Crew renews on \w+day, /)])
  for (const { email } of [ends, cancelled, far, byMonth]) expect(await lettersTo(email)).toEqual([])
  await db
    .updateTable('purchases')
    .where('id', '=', kept.purchase)
    .set({ paid_until: sql`paid_until + interval '1 day'` as never })
    .execute()
  await tell()
  expect(await lettersTo(kept.email)).toHaveLength(2)
})

// C8
test('whoever pays by the month is reminded once a year of what, how much, how often, when next, and how to end it', async () => {
  const year = (bought_ago: number) =>
    db.updateTable('purchases').set({ created_at: sql`now() - make_interval(days => ${bought_ago})` as never })
  const [kept, ends, cancelled, young] = await Promise.all([
    bought(monthly, { ends_with_wedding: false }, 14, 16),
    bought(monthly, { ends_with_wedding: true }, 14, 16),
    bought(monthly, { ends_with_wedding: false }, 14, 16),
    bought(monthly, { ends_with_wedding: false }, 14, 16),
  ])
  await cancelled.post(`/payments/purchases/${cancelled.purchase}/cancel`)
  for (const { purchase } of [kept, ends, cancelled]) await year(362).where('id', '=', purchase).execute()
  await year(300).where('id', '=', young.purchase).execute()
  await tell()
  await tell()
  const [letter, ...more] = await remindersTo(kept.email)
  expect(more).toEqual([])
  expect(letter!.subject).toBe('Once a year: you pay $12.00 each month for I Do Crew')
  expect(letter!.text).toMatch(/\$12\.00 each month, next on \w+day, .*\/settings\/membership/s)
  for (const { email } of [ends, cancelled, young]) expect(await remindersTo(email)).toEqual([])
  await db
    .updateTable('purchases')
    .where('id', '=', kept.purchase)
    .set({ reminded_at: sql`now() - interval '359 days'` as never })
    .execute()
  await tell()
  expect(await remindersTo(kept.email)).toHaveLength(2)
})

test('a reminder says what the next charge takes, not what a code took off the first', async () => {
  const { email, ...person } = await bought(yearly, { ends_with_wedding: false, coupon: 'POPPY20' })
  expect((await person.get('/payments/purchases')).body.data).toMatchObject([{ total: 7_680, next_total: 9_600 }])
  await tell()
  const { text } = await db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', '%renews%')
    .select('text')
    .executeTakeFirstOrThrow()
  expect(text).toContain('$96.00')
  expect(text).not.toContain('$76.80')
})

/** Somebody whose renewal comes in so many days, charged so many days ago. */
async function bought(price: object, how: { ends_with_wedding: boolean; coupon?: string }, days = 14, ago = 351) {
  const person = await world.buyer()
  const { id } = (await world.pay(person, { ...price, ...how })).body.data
  await db
    .updateTable('purchases')
    .where('id', '=', id)
    .set({
      paid_until: sql`now() + make_interval(days => ${days})` as never,
      created_at: sql`now() - make_interval(days => ${ago})` as never,
    })
    .execute()
  await db
    .updateTable('charges')
    .where('purchase_id', '=', id)
    .set({ paid_at: sql`now() - make_interval(days => ${ago})` as never })
    .execute()
  return { ...person, purchase: Number(id) }
}

function remindersTo(email: string) {
  return db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', 'Once a year%')
    .select(['subject', 'text'])
    .execute()
}

async function lettersTo(email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', '%renews%')
    .select('subject')
    .execute()
  return mails.map(({ subject }) => subject)
}
