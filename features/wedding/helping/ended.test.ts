// One chance: rights

import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

/** June and Max with an event, and a helper who came for it alone. */
async function helped() {
  const june = await world.couple()
  await june.put('/users/me', { firstname: 'June', wedding_details: { other_firstname: 'Max' } })
  const supper = await world.event(june, 'Supper')
  const simone = await world.helper(june, { [supper.id]: [1, 2] })
  const { id } = (await june.get('/user-posses')).body.data[0]
  return { june, simone, id, supper, place: `/dashboard/posse/${june.id}/events/${supper.id}` }
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
const removed = 'June &amp; Max’s wedding is no longer shared with you'

const news = async ({ id }: Person) =>
  (await world.db.selectFrom('notifications').where('user_id', '=', id).select(['kind', 'params']).execute()).filter(
    ({ kind }) => kind === 'posse_removed',
  )

test('who is removed is told so, once, and by every page of that wedding instead of being told that there is none', async () => {
  const { june, simone, id, supper, place } = await helped()
  const answers = await Promise.all([june.delete(`/user-posses/${id}`), june.delete(`/user-posses/${id}`)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await news(simone)).toMatchObject([
    { params: { id, user: { id: june.id, firstname: 'June' }, name: 'June & Max', events: [{ id: supper.id, name: 'Supper' }] } },
  ])
  expect((await simone.get('/users/notifications')).body.data[0].data.title).toBe('June & Max’s wedding is no longer shared with you')

  for (const path of [place, `${place}/task`, `/tools/guest-list?event=${supper.id}`, `/tools/wedding-checklist?event=${supper.id}`]) {
    const { status, html } = await site.get(path, simone)
    expect([path, status, heading(html)]).toEqual([path, 404, removed])
    expect(html).toContain('took back Supper on')
  }
  const stranger = await world.couple()
  expect(heading((await site.get(place, stranger)).html)).toBe('This page could not be found')
})

test('who came to help alone is led to a helper’s place, by every way, and never asked when they marry', async () => {
  const { june, simone, id } = await helped()
  const arrive = async () => (await site.get('/signed-in', simone)).location
  expect(await arrive()).toBe('/dashboard')
  expect((await site.get('/dashboard', simone)).html).toContain('What others share with you')
  await june.delete(`/user-posses/${id}`)
  expect(await arrive()).toBe('/dashboard')
  const { html } = await site.get('/dashboard', simone)
  expect(heading(html)).toBe(removed)
  expect(html).toContain('Plan a wedding of your own')
  for (const tool of ['/tools/guest-list', '/tools/wedding-checklist']) expect((await site.get(tool, simone)).location).toBe('/dashboard')

  const left = await helped()
  await left.simone.delete(`/user-posses/${left.id}`)
  expect(await news(left.simone)).toEqual([])
  expect(heading((await site.get('/dashboard', left.simone)).html)).toBe('Nobody shares a wedding with you right now')
})

test('whoever begins a wedding of their own has its dashboard, and a couple that never helped is asked as ever', async () => {
  const { june, simone, id } = await helped()
  await june.delete(`/user-posses/${id}`)
  await simone.post('/users/me/onboarding', { step: 'skip' })
  expect(heading((await site.get('/dashboard', simone)).html)).not.toBe(removed)
  expect((await site.get('/tools/guest-list', simone)).location).toMatch(/^\/complete\/guest-list/)
  const couple = await world.couple()
  expect((await site.get('/signed-in', couple)).location).toBe('/complete/profile/1')
})

test('what is taken back with its undo is no longer told, and an invite that nobody answered never was', async () => {
  const { june, simone, place } = await helped()
  const { id } = (await june.get('/user-posses')).body.data[0]
  const act = crypto.randomUUID()
  await june.delete(`/user-posses/${id}`, { act })
  expect(await news(simone)).toHaveLength(1)
  expect((await june.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect(await news(simone)).toEqual([])
  expect((await site.get(place, simone)).status).toBe(200)

  const friend = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', friend.id).execute()
  const asked = await june.post('/user-posses', { email: friend.email, role: 'partner' })
  await june.delete(`/user-posses/${asked.body.data.id}`)
  expect(await news(friend)).toEqual([])
})

test('what is typed and sent without script a moment too late stands below the reason', async () => {
  const { june, simone, id, supper } = await helped()
  await june.delete(`/user-posses/${id}`)
  const list = `/tools/guest-list?event=${supper.id}`
  const sent = await site.send(list, simone, {
    form: 'one',
    [`event_${supper.id}`]: 'on',
    user_id: String(june.id),
    firstname: 'Auntie Dee of Nashville',
    idempotency_key: crypto.randomUUID(),
  })
  expect([sent.location, heading(sent.html)]).toEqual([null, removed])
  expect(sent.html).toContain('Auntie Dee of Nashville')
})

test('every way in a helper’s menus opens, or is not there, and the events of every couple are one choice away', async () => {
  const { june, simone, supper, place } = await helped()
  await june.put(`/user-posses/${(await june.get('/user-posses')).body.data[0].id}`, {
    guest_wedding_events: [{ id: supper.id, permissions: [2] }],
  })
  const { june: ida, supper: party } = await helped()
  const posse = { user_id: ida.id, member_id: simone.id, email: simone.email, accepted_at: new Date().toISOString() }
  const { id: posse_id } = await world.db.insertInto('user_posses').values(posse).returning('id').executeTakeFirstOrThrow()
  await world.db
    .insertInto('user_posse_events')
    .values({ user_id: ida.id, posse_id, event_id: party.id, permissions: [2] })
    .execute()
  const { html } = await site.get(place, simone)
  expect(html).toMatch(/<option value="[^"]+"[^>]*>Supper, June &amp; Max<\/option>/)
  for (const page of [place, '/dashboard', '/settings/helpers']) {
    const shown = (await site.get(page, simone)).html
    const menus = [
      ...shown.matchAll(/<(?:nav class="(?:mega-menu|tab-bar|phone-menu)"|ul class="account-entries").*?<\/(?:nav|ul)>/gs),
    ].join('')
    const ways = [...new Set([...menus.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')))]
    expect(ways).toContain(page === place ? place : '/dashboard')
    expect(ways.join()).not.toContain('checklist')
    for (const way of ways) expect([way, (await site.get(way, simone)).status]).toEqual([way, 200])
  }
})
