// One chance: money

import { expect, test } from 'vitest'
import type * as z from 'zod'
import { quoted, vendor } from '#tests/quoting.ts'
import { soon } from '#tests/soon.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { EventCount } from '#features/guests/list/contract.ts'
import { headSums } from '#features/guests/list/head-sums.ts'

const world = await newWorld()

/** The table of docs/decisions/0070, in its order: before and after one household says that it comes. */
const table = {
  guests_on_the_list: [13, 13],
  guests_not_asked: [1, 1],
  guests_waiting: [4, 1],
  guests_coming: [6, 9],
  guests_maybe: [1, 1],
  guests_who_cannot: [1, 1],
  heads_on_the_list: [14, 15],
  heads_coming: [7, 11],
  adults_coming: [5, 7],
  children_coming: [1, 2],
  infants_coming: [1, 2],
  drinkers_coming: [4, 6],
  companions_coming: [1, 2],
  eaters_coming: [6, 9],
  heads_expected: [12, 13],
  quote_of_the_hall: [1_581_12, 1_689_16],
  quote_of_the_barn: [1_012_50, 1_320_00],
  quote_of_the_yard: [997_92, 1_421_28],
  cost_of_supper: [1_125_00, 1_220_00],
  cost_of_bar: [168_00, 252_00],
  cost_of_favors: [56_00, 61_00],
  rest: [3_449_00, 3_633_00],
  due: [1_350_00, 1_350_00],
  reserve: [2_000_00, 2_000_00],
  share_of_supper: [21.43, 22.46],
  share_of_bar: [3.2, 4.64],
  meals: [12, 15],
  seats: [6, 9],
  vendors_hired: [1, 1],
  services_open: [3, 3],
}

// B2 V5 M2
test('one household that says it comes leads each number to its place in the table, and those that must stay, stay', async () => {
  const { ada, party, kim, household } = await wedding()
  const at = (moment: 0 | 1) => Object.fromEntries(Object.entries(table).map(([name, both]) => [name, both[moment]]))
  expect(await numbersOf(ada, party.id)).toEqual(at(0))
  const replies = household.map((guest_id, nth) => ({ guest_id, event_id: party.id, status: 2, plus_one_count: nth === 0 ? 1 : 0 }))
  const answered = await world.visitor().put(`/public/guests/${kim}`, { replies })
  expect(answered.status).toBe(200)
  await soon(async () => expect(await numbersOf(ada, party.id)).toEqual(at(1)))
})

const all = ['supper', 'bar', 'least']

/** Three caterers: with a minimum, a fee for missing heads, and a price up to a number. */
const quotes = {
  Hall: [
    line('supper', { by: 'head', rates: { adult: 95_00, child: 47_50, vendor: 45_00 } }),
    line('bar', { by: 'head', rates: { drinker: 42_00 } }),
    line('least', { by: 'minimum', amount: 1_200_00, of: ['supper', 'bar'] }),
    line('service', { by: 'percent', percent: 2_200, of: all }),
    line('tax', { by: 'percent', percent: 800, of: [...all, 'service'] }),
  ],
  Barn: [
    line('all-in', { by: 'head', rates: { adult: 165_00, child: 82_50 } }),
    line('missing', { by: 'cover', guarantee: 8, child_percent: 5_000, amount: 42_00 }),
  ],
  Yard: [
    line('supper', { by: 'amount', amount: 500_00 }),
    line('beyond', { by: 'head', rates: { adult: 112_00, child: 112_00 }, above: 5 }),
    line('vendors', { by: 'head', rates: { vendor: 30_00 } }),
    line('service', { by: 'percent', percent: 1_800, of: ['supper', 'beyond', 'vendors'] }),
    line('tax', { by: 'percent', percent: 800, of: ['supper', 'beyond', 'vendors'] }),
  ],
}

function line(key: string, how: object) {
  return { key, name: key, how }
}

/** A party of each kind, three costs for each head, a band with a plan, and a reserve. */
async function wedding() {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party', { date: '2027-06-26' })
  const guest = async (firstname: string, status: number, more: object = {}, plus_one_count = 0): Promise<number> => {
    const wedding_events = [{ id: party.id, status, plus_one_count }]
    return (await ada.post('/guests', { firstname, ...more, wedding_events })).body.data.id
  }
  await guest('Ann', 2, {}, 1)
  await guest('Bo', 2, { drinks: false })
  await guest('Cy', 2)
  await guest('Dee', 2)
  await guest('Eve', 2, { age_group: 'child' })
  await guest('Fay', 2, { age_group: 'infant' })
  await guest('Wes', 1)
  await guest('Nan', 0)
  await guest('May', 4)
  await guest('Cal', 3)
  const household = [
    await guest('Kim', 1, { plus_one_allowed: true }),
    await guest('Kit', 1, { age_group: 'child' }),
    await guest('Kai', 1, { age_group: 'infant' }),
  ]
  await ada.post('/households', { name: 'Kim', guest_ids: household })
  const kim: string = (await ada.post(`/guests/${household[0]}/generate-invite-id`)).body.data.invite_id
  const band_hired = { name: 'Band', taxonomy: 'bands', status: 'hired', vendor_meals: 6 } as const
  await world.db
    .insertInto('user_vendors')
    .values({ user_id: ada.id, guest_wedding_event_id: party.id, ...band_hired })
    .execute()
  for (const [name, lines] of Object.entries(quotes))
    await quoted(ada, await vendor(world, ada, { name, event: party.id, taxonomy: 'caterers' }), { lines })

  const cost = async (body: object): Promise<number> => (await ada.post('/budget', { event_id: party.id, ...body })).body.data.id
  await cost({ name: 'Supper', category: 'caterers', head_count: 'expected', per_adult: 95_00, per_child: 47_50, per_vendor: 45_00 })
  await cost({ name: 'Bar', category: 'bar-services', head_count: 'coming', per_drinker: 42_00 })
  await cost({ name: 'Favors', category: 'stationers', head_count: 'invited', per_adult: 5_00, per_child: 3_00 })
  await cost({ name: 'Reserve', category: 'other', estimated: 2_000_00 })
  const band = await cost({ name: 'Band', category: 'bands', estimated: 1_900_00, actual: 1_800_00 })
  const half = { share: 'percent', percent: 2_500, name: 'Deposit', due_date: '2027-01-10' }
  const { data: parts } = (
    await ada.put(`/budget/${band}/plan`, { parts: [half, { share: 'rest', name: 'Rest', due_date: '2027-06-20' }] })
  ).body
  await ada.put(`/user-transactions/${parts[0].id}`, { paid_at: '2026-11-01T10:00:00Z' })
  return { ada, party, kim, household }
}

type Count = z.infer<typeof EventCount>

async function numbersOf(ada: Person, party: number): Promise<Record<keyof typeof table, number>> {
  const list = (await ada.get('/guests')).body
  const budget = (await ada.get('/budget')).body
  const vendors = (await ada.get('/user-vendors')).body
  const compared = (await ada.get('/quotes?service=caterers')).body.data
  const asked = (caterer: string) => compared.find(({ name }: { name: string }) => name === caterer).live.total
  const counts: Count[] = list.guest_wedding_event_counts.filter(({ id }: Count) => id === party)
  const guests = (status: number) => counts.find((count) => count.status === status)?.guests ?? 0
  const all = (field: 'guests' | 'heads') => counts.reduce((sum, count) => sum + count[field], 0)
  const coming = counts.find(({ status }) => status === 2)!
  const { companions, seats, meals } = headSums(coming, list.vendor_meals[0].meals)
  const costs = new Map<string, { heads: number; estimated: number }>(
    budget.data.map((cost: { name: string; heads: number; estimated: number }) => [cost.name, cost]),
  )
  const planned = (name: string) => costs.get(name)!.estimated
  const share = (category: string) => {
    const { estimated } = budget.totals.categories.find((sums: { category: string }) => sums.category === category)
    return Math.round((10_000 * estimated) / budget.totals.estimated) / 100
  }
  return {
    guests_on_the_list: all('guests'),
    guests_not_asked: guests(0),
    guests_waiting: guests(1),
    guests_coming: coming.guests,
    guests_maybe: guests(4),
    guests_who_cannot: guests(3),
    heads_on_the_list: all('heads'),
    heads_coming: coming.heads,
    adults_coming: coming.adults,
    children_coming: coming.children,
    infants_coming: coming.infants,
    drinkers_coming: coming.drinkers,
    companions_coming: companions,
    eaters_coming: coming.eaters,
    heads_expected: costs.get('Supper')!.heads,
    quote_of_the_hall: asked('Hall'),
    quote_of_the_barn: asked('Barn'),
    quote_of_the_yard: asked('Yard'),
    cost_of_supper: planned('Supper'),
    cost_of_bar: planned('Bar'),
    cost_of_favors: planned('Favors'),
    rest: budget.totals.rest,
    due: budget.totals.due,
    reserve: planned('Reserve'),
    share_of_supper: share('caterers'),
    share_of_bar: share('bar-services'),
    meals,
    seats,
    vendors_hired: vendors.statuses.hired,
    services_open: vendors.open.length,
  }
}
