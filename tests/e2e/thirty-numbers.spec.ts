// One chance: money

import type { Page } from '@playwright/test'
import { asBrowser, expect, haveAccount, isAlive, test } from './journey.ts'
import { lineOf } from './live-line.ts'

// B2 V5
test('what a household answers reaches guest list, budget, quotes and vendors of a second device by itself, and what must stay, stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const { party, kim, household } = await wedding(page)
  const device = await browser.newContext({ baseURL: baseURL!, storageState: await page.context().storageState(), reducedMotion: 'reduce' })
  const open = async (path: string): Promise<Page> => {
    const opened = await device.newPage()
    const line = await lineOf(opened)
    await opened.goto(path)
    await isAlive(opened)
    await expect.poll(() => line.joined).toBe(1)
    return opened
  }
  const [guests, budget, quotes, vendors] = [
    await open('/tools/guest-list'),
    await open('/tools/budget-tool'),
    await open('/tools/vendor-manager/quotes/caterers'),
    await open('/tools/vendor-manager'),
  ]
  const row = (name: string) => budget.getByRole('row', { name: new RegExp(name) })
  const today = quotes.getByRole('row', { name: /^Today/ })
  const open_services = await vendors.getByRole('navigation', { name: 'Still to find' }).textContent()
  const says = async (at: 0 | 1) => {
    for (const [name, both] of Object.entries(costs)) await expect(row(name)).toContainText(both[at])
    for (const asked of asks) await expect(today).toContainText(asked[at])
  }
  await says(0)
  const replies = household.map((guest_id, nth) => ({ guest_id, event_id: party, status: 2, plus_one_count: nth === 0 ? 1 : 0 }))
  expect((await asBrowser(page, 'PUT', `/public/guests/${kim}`, { replies })).ok()).toBe(true)
  await says(1)
  await expect(guests.getByLabel(/^Answer of Kim/)).toHaveValue('2')
  await expect(vendors.getByRole('region', { name: 'Hired', exact: true })).toContainText('Band')
  expect(await vendors.getByRole('navigation', { name: 'Still to find' }).textContent()).toBe(open_services)
  await device.close()
})

/** Of the table of docs/decisions/0070, before and after; the reserve and the band stay. */
const costs: Record<string, [string, string]> = {
  Supper: ['$1,125.00', '$1,220.00'],
  Bar: ['$168.00', '$252.00'],
  Favors: ['$56.00', '$61.00'],
  Reserve: ['$2,000.00', '$2,000.00'],
  Band: ['$1,800.00', '$1,800.00'],
}
const asks = [
  ['$1,581.12', '$1,689.16'],
  ['$1,012.50', '$1,320.00'],
  ['$997.92', '$1,421.28'],
] as const

const line = (key: string, how: object) => ({ key, name: key, how })
const asked = {
  Hall: [
    line('supper', { by: 'head', rates: { adult: 95_00, child: 47_50, vendor: 45_00 } }),
    line('bar', { by: 'head', rates: { drinker: 42_00 } }),
    line('least', { by: 'minimum', amount: 1_200_00, of: ['supper', 'bar'] }),
    line('service', { by: 'percent', percent: 2_200, of: ['supper', 'bar', 'least'] }),
    line('tax', { by: 'percent', percent: 800, of: ['supper', 'bar', 'least', 'service'] }),
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

/** The wedding of that table, made by calls. */
async function wedding(page: Page): Promise<{ party: number; kim: string; household: number[] }> {
  await haveAccount(page)
  for (const tool of ['vendor-manager', 'budget']) await asBrowser(page, 'POST', '/users/me/setup', { tool })
  const call = async (method: string, path: string, data?: object) => {
    const answer = await asBrowser(page, method, path, data)
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return (await answer.json()).data
  }
  const [{ id: party }] = await call('GET', '/guest_wedding_events/all')
  const guest = async (firstname: string, status: number, more: object = {}, plus_one_count = 0): Promise<number> =>
    (await call('POST', '/guests', { firstname, ...more, wedding_events: [{ id: party, status, plus_one_count }] })).id
  await guest('Ann', 2, {}, 1)
  await guest('Bo', 2, { drinks: false })
  for (const name of ['Cy', 'Dee']) await guest(name, 2)
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
  await call('POST', '/households', { name: 'Kim', guest_ids: household })
  const { invite_id: kim } = await call('POST', `/guests/${household[0]}/generate-invite-id`)
  const vendor = async (more: object): Promise<number> =>
    (await call('POST', '/user-vendors', { guest_wedding_event_id: party, ...more })).id
  await vendor({ name: 'Band', taxonomy: 'bands', status: 'hired', vendor_meals: 6 })
  for (const [name, lines] of Object.entries(asked))
    await call('POST', `/user-vendors/${await vendor({ name, taxonomy: 'caterers' })}/quotes`, { terms: { lines } })
  const cost = async (more: object): Promise<number> => (await call('POST', '/budget', { event_id: party, ...more })).id
  await cost({ name: 'Supper', category: 'caterers', head_count: 'expected', per_adult: 95_00, per_child: 47_50, per_vendor: 45_00 })
  await cost({ name: 'Bar', category: 'bar-services', head_count: 'coming', per_drinker: 42_00 })
  await cost({ name: 'Favors', category: 'stationers', head_count: 'invited', per_adult: 5_00, per_child: 3_00 })
  await cost({ name: 'Reserve', category: 'other', estimated: 2_000_00 })
  const band = await cost({ name: 'Band', category: 'bands', estimated: 1_900_00, actual: 1_800_00 })
  const half = { share: 'percent', percent: 2_500, name: 'Deposit', due_date: '2027-01-10' }
  const [first] = await call('PUT', `/budget/${band}/plan`, { parts: [half, { share: 'rest', name: 'Rest', due_date: '2027-06-20' }] })
  await call('PUT', `/user-transactions/${first.id}`, { paid_at: '2026-11-01T10:00:00Z' })
  return { party, kim, household }
}
