import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

// TEXT-013
test('every list says where a date is missing: events, the dashboard’s events and tasks, and the checklist', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party', { date: '2027-06-26' })
  await ada.post('/user-checklist-items', { title: 'Cake', due_date: '2027-05-01', guest_wedding_event_id: party.id })
  await ada.post('/users/me/setup', { tool: 'checklist' })
  for (const path of lists) expect(await shownAt(path), path).not.toContain('Missing date')

  await world.event(ada, 'Brunch')
  await ada.post('/user-checklist-items', { title: 'Rings', guest_wedding_event_id: party.id })
  expect(await shownAt('/dashboard/events')).toMatch(/Missing date\s*Brunch/)
  expect(await shownAt('/dashboard')).toMatch(/Rings\s*Missing date[\s\S]*Missing date\s*Brunch/)
  expect(await shownAt('/tools/wedding-checklist')).toMatch(/Missing date[\s\S]*Rings/)

  async function shownAt(path: string): Promise<string> {
    const { status, html } = await site.get(path, ada)
    expect(status, path).toBe(200)
    return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ')
  }
})

// TEXT-014
test('every list says where an amount is missing: the budget’s costs and payments, and the dashboard', async () => {
  const ada = await world.couple()
  const cost = (await ada.post('/budget', { name: 'Band' })).body.data
  const due = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const payment = await ada.post('/user-transactions', { name: 'Deposit', item_id: cost.id, due_date: due })
  expect(payment.status).toBe(201)
  for (const path of ['/tools/budget-tool', '/dashboard']) {
    const { html } = await site.get(path, ada)
    expect(html.replaceAll(/<[^>]+>/g, ' '), path).toContain('Missing amount')
  }
})

const lists = ['/dashboard/events', '/dashboard', '/tools/wedding-checklist']
