import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoCost {
  name: string
  category: string
  vendor?: string
  estimated: number | null
  actual?: number
  parts?: DemoPart[]
}

interface DemoPart {
  name: string
  amount: number
  /** The day on which it was paid, or is due. */
  paid?: string
  due?: string
  /** What it was in another currency, in that one’s minor units. */
  foreign?: { foreign_amount: number; currency: string; rate: string; rate_date: string }
  /** The part of a plan that takes what is left. */
  isRest?: true
}

/** What June and Theo spend of their $38,000: $11,800 paid, $15,260 promised. */
const demoCosts: DemoCost[] = [
  {
    name: 'Supper for the long table',
    category: 'caterers',
    vendor: 'Two Aunts Supper Co.',
    estimated: 12_800_00,
    actual: 9_300_00,
    parts: [
      { name: 'Deposit', amount: 3_200_00, paid: '2026-11-03' },
      { name: 'Tasting and half', amount: 4_800_00, due: '2027-03-01' },
      { name: 'The rest', amount: 1_300_00, due: '2027-06-12', isRest: true },
    ],
  },
  {
    name: 'Long row, Friday to Sunday',
    category: 'venues',
    vendor: 'Hart Farm',
    estimated: 9_000_00,
    actual: 9_000_00,
    parts: [
      { name: 'Deposit', amount: 6_000_00, paid: '2026-09-02' },
      { name: 'Deposit, part two', amount: 2_000_00, due: '2026-12-15' },
      { name: 'The rest', amount: 1_000_00, due: '2027-06-01', isRest: true },
    ],
  },
  {
    name: 'Photographs of two days',
    category: 'photographers',
    vendor: 'Odile Marsh',
    estimated: 5_400_00,
    actual: 5_400_00,
    parts: [
      {
        name: 'To hold the date',
        amount: 1_200_00,
        paid: '2026-10-14',
        foreign: { foreign_amount: 1_032_70, currency: 'EUR', rate: '1.162', rate_date: '2026-10-14' },
      },
      { name: 'Second part', amount: 1_200_00, due: '2026-12-01' },
      { name: 'The rest', amount: 3_000_00, due: '2027-06-20', isRest: true },
    ],
  },
  { name: 'Flowers for the long table', category: 'florists', estimated: 3_800_00 },
  {
    name: 'The Low Notes, five sets',
    category: 'bands',
    vendor: 'The Low Notes',
    estimated: 2_600_00,
    actual: 1_800_00,
    parts: [
      { name: 'First part', amount: 900_00, paid: '2026-11-06' },
      { name: 'Second part', amount: 900_00, due: '2026-12-31', isRest: true },
    ],
  },
  {
    name: 'Her dress',
    category: 'bridal-shops',
    vendor: 'Atelier Okafor',
    estimated: 2_200_00,
    actual: 1_400_00,
    parts: [
      { name: 'Silk from Lagos', amount: 500_00, paid: '2026-10-21' },
      { name: 'Fitting deposit', amount: 400_00, due: '2026-11-12' },
      { name: 'The rest', amount: 500_00, due: '2027-05-20', isRest: true },
    ],
  },
  { name: 'Stamps for 58 envelopes', category: 'stationers', estimated: 160_00, actual: 160_00 },
  { name: 'Invitations', category: 'stationers', vendor: 'Letterbird Press', estimated: 740_00 },
  { name: 'Whatever we forgot', category: 'other', estimated: 1_300_00 },
]

/** Their budget: each cost, and in which parts it is paid. */
export async function insertBudget(db: Db, user_id: number, event_id: number): Promise<void> {
  const costs = await db
    .insertInto('budget_items')
    .values(demoCosts.map(({ parts: _, actual = null, ...cost }) => ({ ...cost, actual, user_id, event_id, created_at: demoBegan })))
    .returning('id')
    .execute()
  const rows = demoCosts.flatMap(({ parts = [] }, nth) =>
    parts.map(({ paid, due = null, isRest, foreign, ...part }) => ({
      ...part,
      ...(foreign ?? { foreign_amount: null, currency: null, rate: null, rate_date: null }),
      user_id,
      item_id: costs[nth]!.id,
      date: paid ?? null,
      due_date: due,
      paid_at: paid ? `${paid}T18:00:00Z` : null,
      share: isRest ? ('rest' as const) : ('amount' as const),
      created_at: demoBegan,
    })),
  )
  await db.insertInto('user_transactions').values(rows).execute()
}
