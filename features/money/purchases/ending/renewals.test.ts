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

/** Somebody whose renewal comes in so many days, charged so many days ago. */
async function bought(price: object, how: { ends_with_wedding: boolean }, days = 14, ago = 351) {
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

async function lettersTo(email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', '%renews%')
    .select('subject')
    .execute()
  return mails.map(({ subject }) => subject)
}
