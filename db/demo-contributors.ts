import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoPledge {
  /** By the name of its cost; none is for all of it. */
  cost?: string
  amount?: number
  percent?: number
  note?: string
  isConfirmed?: true
  received?: [cents: number, on: string]
}

interface DemoContributor {
  name: string
  email: string
  pledges: DemoPledge[]
  /** What they paid themselves, by the names of its cost and of the payment. */
  paid?: [cost: string, payment: string]
}

/** Who gives toward June and Theo's day. */
const demoContributors: DemoContributor[] = [
  {
    name: 'Adaeze & Emeka Okafor',
    email: 'adaeze@posy.example',
    pledges: [
      { amount: 6_000_00, isConfirmed: true, received: [4_000_00, '2026-10-05'], note: 'The rest after Christmas.' },
      { cost: 'Her dress', percent: 5_000, isConfirmed: true },
    ],
    paid: ['Her dress', 'Silk from Lagos'],
  },
  {
    name: 'Peter & Joan Hart',
    email: 'joan@hartfarm.example',
    pledges: [{ cost: 'Long row, Friday to Sunday', amount: 5_000_00, isConfirmed: true }],
    paid: ['Long row, Friday to Sunday', 'Deposit'],
  },
  {
    name: 'Aunt Nkechi',
    email: 'nkechi@posy.example',
    pledges: [{ cost: 'Flowers for the long table', amount: 800_00, note: 'She offered at the engagement.' }],
  },
]

/** Their parents, who have pledged, and an aunt who has not said yes yet. */
export async function insertContributors(db: Db, user_id: number): Promise<void> {
  const costs = await db.selectFrom('budget_items').where('user_id', '=', user_id).select(['id', 'name']).execute()
  const costOf = (name: string | undefined) => costs.find((cost) => cost.name === name)?.id ?? null
  for (const { pledges, paid, ...contributor } of demoContributors) {
    const { id: contributor_id } = await db
      .insertInto('contributors')
      .values({ ...contributor, user_id, created_at: demoBegan })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = pledges.map(({ cost, amount = null, percent = null, note = '', isConfirmed, received }) => ({
      user_id,
      contributor_id,
      item_id: costOf(cost),
      event_id: null,
      amount,
      percent,
      note,
      says_item: true,
      confirmed_at: isConfirmed ? demoBegan : null,
      received: received?.[0] ?? 0,
      received_on: received?.[1] ?? null,
      pledge_key: null,
      created_at: demoBegan,
    }))
    await db.insertInto('pledges').values(rows).execute()
    if (paid)
      await db
        .updateTable('user_transactions')
        .set({ payer: contributor.name })
        .where('user_id', '=', user_id)
        .where('item_id', '=', costOf(paid[0]))
        .where('name', '=', paid[1])
        .execute()
  }
}
