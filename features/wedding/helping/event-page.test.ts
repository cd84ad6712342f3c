// One chance: rights

import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { menusAt } from '#web/menus/menus.ts'

const world = await newWorld()
const site = await wholeSite(world)
const ada = await world.couple()
await ada.put('/users/me', { wedding_details: { other_firstname: 'Theo' } })
const [supper, party] = [await world.event(ada, 'Supper'), await world.event(ada, 'Party')]
await ada.put(`/guest_wedding_events/${supper.id}`, { date: '2027-06-25', start_time: '18:30', place: 'The barn', dress: 'As you are' })
await ada.post('/guests', { firstname: 'Walter', lastname: 'Hart', wedding_events: [{ id: supper.id, status: 2 }] })
await ada.post('/guests', { firstname: 'Hidden', lastname: 'Guest', wedding_events: [{ id: party.id, status: 2 }] })

const place = (event: { id: number }, user: string | number = ada.id) => `/dashboard/posse/${user}/events/${event.id}`

async function vendor(): Promise<Person> {
  const lens = await world.helper(ada, { [supper.id]: [1, 2] })
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', lens.id).execute()
  return lens
}

// ROUTE-058
test('an event of another couple shows what the keys open, whose wedding it is, and nothing of the rest', async () => {
  const mother = await world.helper(ada, { [supper.id]: [2] })
  const { status, html } = await site.get(place(supper), mother)
  expect(status).toBe(200)
  for (const shown of ['Supper', 'Friday, June 25, 2027', 'The barn', 'As you are', '6:30 pm', 'Hart, Walter', 'Whose wedding this is'])
    expect(html).toContain(shown)
  expect(html).toContain('Ada &amp; Theo’s')
  expect(html).not.toMatch(/Party|Hidden/)
  expect((await site.get(place(supper).replace(`/${ada.id}`, ''), mother)).status).toBe(200)
  for (const path of [
    place(party),
    place(supper, mother.id),
    place(supper, 'x'),
    place({ id: 999_999 }),
    `/dashboard/posse/${ada.id}/events/x`,
  ])
    expect([path, (await site.get(path, mother)).status]).toEqual([path, 404])
})

test('a helper without the guest list sees when and where it is, and nobody by name', async () => {
  const cook = await world.helper(ada, { [supper.id]: [1] })
  const { html } = await site.get(place(supper), cook)
  expect(html).toContain('What you may open here: Checklist.')
  expect(html).not.toMatch(/Walter|Add guests|Open list/)
})

test('a tool that is shared by nobody leads who has no wedding of their own to the event they help with, and a couple to its own', async () => {
  const shares: [number, string][] = [
    [2, '/tools/wedding-checklist'],
    [1, '/tools/guest-list'],
  ]
  for (const [key, tool] of shares) {
    const helper = await world.helper(ada, { [supper.id]: [], [party.id]: [key] })
    const led = await site.get(tool, helper)
    expect([led.status, led.location]).toEqual([307, place(party)])
    expect((await site.get(place(party), helper)).status).toBe(200)
    await world.event(helper, 'My own')
    expect((await site.get(tool, helper)).location).toMatch(/^\/complete\/(checklist|guest-list)\/1$/)
    expect((await site.get(tool, await world.helper(ada, { [supper.id]: [] }))).location).toBe('/dashboard')
  }
  const lens = await vendor()
  await world.db
    .updateTable('user_posse_events')
    .set({ permissions: [2] })
    .where('posse_id', 'in', posseOf(lens))
    .execute()
  expect((await site.get('/tools/wedding-checklist', lens)).location).toBe(`/vendor${place(supper)}`)
})

test('who lost every key of an event is refused, a stranger is told of no such page, a visitor is asked to sign in', async () => {
  const nobody = await world.helper(ada, { [supper.id]: [] })
  expect((await site.get(place(supper), nobody)).status).toBe(403)
  expect((await site.get(place(supper), await world.couple())).status).toBe(404)
  expect((await site.get(place(supper))).location).toBe(`/?login=true&redirect-to=${encodeURIComponent(place(supper))}`)
})

// ROUTE-060
test('a business looks at it among its own pages, by the event or by the couple alone', async () => {
  const lens = await vendor()
  const path = `/vendor${place(supper)}`
  const { status, html } = await site.get(path, lens)
  expect([status, html.includes('Hart, Walter')]).toEqual([200, true])
  expect((await site.get(`/vendor/dashboard/posse/${ada.id}/events`, lens)).location).toBe(path)
  expect((await site.get('/vendor/dashboard/posse/events', lens)).location).toBe(path)
  expect((await site.get(path.replace(`/${ada.id}`, ''), lens)).html).toContain('Hart, Walter')
  expect((await site.get(`/vendor${place(party)}`, lens)).status).toBe(404)
  expect((await site.get(path, await world.helper(ada, { [supper.id]: [2] }))).location).toBe('/dashboard')
})

// ROUTE-059
test('its tasks open to who holds the checklist of that event, and to nobody else', async () => {
  const cook = await world.helper(ada, { [supper.id]: [1], [party.id]: [2] })
  const path = `${place(supper)}/task`
  const { status, html } = await site.get(path, cook)
  expect([status, html.includes('Whose wedding this is')]).toEqual([200, true])
  expect((await site.get(place(supper), cook)).html).toContain(`href="${path}"`)
  expect((await site.get(`${place(party)}/task`, cook)).status).toBe(403)
  expect((await site.get(`${place(supper, cook.id)}/task`, cook)).status).toBe(404)
  expect((await site.get(`/dashboard/posse/${ada.id}/events/task`, cook)).location).toBe(path)
  expect((await site.get('/dashboard/posse/events/task', cook)).location).toBe(path)
  expect((await site.get(path.replace(`/${ada.id}`, ''), cook)).status).toBe(200)
  expect((await site.get(path, await world.helper(ada, { [supper.id]: [2] }))).status).toBe(403)
  expect((await site.get(path, await world.couple())).status).toBe(404)
})

// GUARD-017
test('from a shared guest list the tabs lead on within that wedding, and to no tool that is not shared; on one’s own account to all', async () => {
  const mother = await world.helper(ada, { [supper.id]: [2] })
  await world.event(mother, 'Own party')
  const shared = await tabsAt(`/tools/guest-list?event=${supper.id}`, mother)
  expect(shared).toContain(`href="${place(supper)}"`)
  expect(shared).toContain(`href="/tools/guest-list?event=${supper.id}"`)
  expect(shared).not.toMatch(/href="\/tools\/(?!guest-list\?event=)/)
  const own = await tabsAt('/dashboard', mother)
  const all = menusAt('/dashboard', (await mother.get('/users/me')).body.data, {}).tabs
  expect(all.length).toBeGreaterThan(3)
  for (const { to } of all) expect(own).toContain(`href="${to}"`)
})

/** The tools in the tabs by the permission that opens them, from 1 on. */
const tools = ['Checklist', 'Guest List', 'Vendor Manager', 'Boards', 'Budget']

// GUARD-016
test('a tool that any event of the couple grants is in the tabs, wherever one looks at that wedding, and opens where it is granted', async () => {
  const there = menusAt('/dashboard', (await ada.get('/users/me')).body.data, {}).tabs.map(({ title }) => title)
  for (const [nth, tool] of tools.entries()) {
    const aunt = await world.helper(ada, { [supper.id]: [nth === 0 ? 2 : 1], [party.id]: [nth + 1] })
    const granted = [tool, nth === 0 ? 'Guest List' : 'Checklist'].filter((title) => there.includes(title))
    for (const event of [supper, party]) {
      const tabs = await tabsAt(place(event), aunt)
      expect([tool, tools.filter((title) => tabs.includes(`>${title}<`)).toSorted()]).toEqual([tool, granted.toSorted()])
      if (tool === 'Guest List') expect(tabs).toContain(`href="/tools/guest-list?event=${party.id}"`)
    }
  }
})

async function tabsAt(path: string, who: Person): Promise<string> {
  return (await site.get(path, who)).html.match(/<nav class="tab-bar"[\s\S]*?<\/nav>/)?.[0] ?? ''
}

function posseOf({ id }: Person) {
  return world.db.selectFrom('user_posses').where('member_id', '=', id).select('id')
}
