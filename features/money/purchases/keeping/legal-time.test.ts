// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { crew, monthly, newMoneyWorld } from '#tests/money-world.ts'

const world = await newMoneyWorld()
const { db, tasks } = world
const forget = () => tasks['forget_papers']!({}, new AbortController().signal)

// C8
test('invoices, credit notes and consents stay for ten years, whatever becomes of the account, and go the day after', async () => {
  const [gone, running, member, young] = [await world.buyer(), await world.buyer(), await world.buyer(), await world.buyer()]
  const ids = {
    gone: await bought(gone, monthly),
    running: await bought(running, monthly),
    member: await bought(member, crew),
    young: await bought(young, monthly),
  }
  for (const [who, id] of [
    [gone, ids.gone],
    [young, ids.young],
  ] as const)
    await who.post(`/payments/purchases/${id}/refund`)
  await world.work()
  await age(Object.values(ids), 3_640)
  await forget()
  expect(await counts(Object.values(ids))).toEqual({ papers: 6, consents: 4, purchases: 4 })
  await age([ids.gone, ids.running, ids.member], 60)
  await forget()
  expect(await counts([ids.gone])).toEqual({ papers: 0, consents: 0, purchases: 0 })
  // What is charged on, or opens something, keeps its row, and its papers do not come back when it is looked at.
  expect(await counts([ids.running])).toEqual({ papers: 0, consents: 1, purchases: 1 })
  expect(await counts([ids.member])).toEqual({ papers: 0, consents: 0, purchases: 1 })
  expect(await counts([ids.young])).toEqual({ papers: 2, consents: 1, purchases: 1 })
  for (const id of [ids.running, ids.member]) await tasks['settle_purchase']!({ id }, new AbortController().signal)
  expect(await counts([ids.running, ids.member])).toMatchObject({ papers: 0 })
  expect(await world.isPremium(member)).toBe(true)
})

async function bought(person: Parameters<typeof world.pay>[0], what: object): Promise<number> {
  return Number((await world.pay(person, what)).body.data.id)
}

/** So many days older than it is. */
async function age(ids: number[], days: number): Promise<void> {
  const of = sql`any(${ids}::bigint[])`
  const back = sql`make_interval(days => ${days})`
  await sql`update purchases set created_at = created_at - ${back},
    paid_until = case when status = 'ended' then paid_until - ${back} else paid_until end where id = ${of}`.execute(db)
  await sql`update charges set paid_at = paid_at - ${back} where purchase_id = ${of}`.execute(db)
  await sql`update consents set given_at = given_at - ${back} where purchase_id = ${of}`.execute(db)
  await sql`update papers set issued_at = issued_at - ${back} from charges where charges.id = charge_id and purchase_id = ${of}`.execute(db)
}

async function counts(ids: number[]): Promise<{ papers: number; consents: number; purchases: number }> {
  const { rows } = await sql<{ papers: number; consents: number; purchases: number }>`select
    (select count(*)::int from papers join charges on charges.id = charge_id where purchase_id = any(${ids}::bigint[])) as papers,
    (select count(*)::int from consents where purchase_id = any(${ids}::bigint[])) as consents,
    (select count(*)::int from purchases where id = any(${ids}::bigint[])) as purchases`.execute(db)
  return rows[0]!
}
