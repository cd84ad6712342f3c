// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openGate, publicUrl } from '#tests/hostile/gate.ts'
import { newWorld, password, type Person } from '#tests/world.ts'

const world = await newWorld()
const gate = await openGate(world.db)

// ROUTE-009 GUARD-007
test('the way into a flow leads to its first question, and into a tool to its first step', async () => {
  const [ada, fern] = [await world.couple(), await vendor()]
  expect(await landing('/complete/profile', ada)).toBe('/complete/profile/1')
  expect(await landing('/complete/vendor-profile', fern)).toBe('/complete/vendor-profile/1')
  expect(await landing('/complete/guest-list', ada)).toBe('/complete/guest-list/1')
  expect(await landing('/complete/guest-list')).toBe('/tools/guest-list/setup')
  expect(await landing('/complete/checklist', ada)).toBe('/complete/checklist/1')
  expect(await landing('/complete/vendor-manager', ada)).toBe('/complete/vendor-manager/1')
  expect(await landing('/complete/moon', ada)).toBe(404)
})

test('each has their own questions, in their own number, and a visitor has none', async () => {
  const [ada, fern] = [await world.couple(), await vendor()]
  expect(await landing('/complete/vendor-profile/2', ada)).toBe('/complete/profile')
  expect(await landing('/complete/profile/2', fern)).toBe('/complete/vendor-profile')
  for (const path of ['/complete/profile/0', '/complete/profile/5', '/complete/profile/x'])
    expect([path, await landing(path, ada)]).toEqual([path, 404])
  expect(await landing('/complete/profile/4', ada)).toBe(200)
  expect(await landing('/complete/vendor-profile/5', fern)).toBe(404)
  expect(await landing('/complete/profile/2')).toBe('/?login=true&redirect-to=%2Fcomplete%2Fprofile%2F2')
})

test('whoever comes back is asked what they have not answered yet', async () => {
  const ada = await world.couple()
  await ada.post('/users/me/onboarding', { step: 'names', firstname: 'Ada', lastname: 'B', wedding_details: { other_firstname: 'Grace' } })
  await ada.post('/users/me/onboarding', { step: 'date', wedding_details: { date_undecided: true } })
  expect(await landing('/complete/profile', ada)).toBe('/complete/profile/3')
})

// ROUTE-011
test('the steps for one event are those of its list, and a stranger’s event has none', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  // A number that no step has.
  await sql`alter table guest_wedding_events alter column id restart with 1000`.execute(world.db)
  const [{ id: event }, other] = [await world.event(ada, 'Party'), await world.event(bob, 'Party')]
  for (const path of [`/complete/guest-list/${event}`, `/complete/guest-list/${event}/1`]) {
    await world.db.updateTable('users').set({ guestlist_setup_at: null }).where('id', '=', ada.id).execute()
    expect(await landing(path, ada)).toBe('/complete/guest-list/1')
    await ada.post('/users/me/setup', { tool: 'guest-list' })
    expect(await landing(path, ada)).toBe(`/tools/guest-list?event=${event}`)
    expect(await landing(path, bob)).toBe(path.endsWith('/1') ? 404 : '/complete/guest-list/1')
    expect(await landing(path)).toBe('/tools/guest-list/setup')
  }
  expect(await landing(`/complete/guest-list/${other.id}/1`, ada)).toBe(404)
})

// ENTITY-005 ENTITY-006 ENTITY-007
test('an account is made of an address, a password, a name and what one comes for, and is opened by the first two', async () => {
  const form = await (await visit('/sign-up')).text()
  for (const name of ['email', 'password', 'firstname', 'lastname']) expect(form).toContain(`name="${name}"`)
  const login = { email: 'vera@example.com', password }
  const made = await world.visitor().post('/auth/register', { ...login, is_vendor: true, firstname: 'Vera', lastname: 'Bloom' })
  const opened = await world.visitor().post('/auth/login', login)
  expect([made.status, opened.status]).toEqual([201, 200])
  for (const { body } of [made, opened]) {
    expect(body).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) })
    const me = await world.visitor({ authorization: `Bearer ${body.access_token}` }).get('/users/me')
    expect(me.body.data).toMatchObject({ email: login.email, is_vendor: true, name: 'Vera Bloom' })
  }
})

// GUARD-004 GUARD-005
test('who is signed in and asks to sign in goes home: a vendor to the vendors’ dashboard, everybody else to theirs', async () => {
  const [ada, fern] = [await world.couple(), await vendor()]
  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    expect([path, await landing(path, ada)]).toEqual([path, '/dashboard'])
    expect([path, await landing(path, fern)]).toEqual([path, '/vendor/dashboard'])
  }
  expect(await landing('/vendor/dashboard', ada)).toBe('/dashboard')
  // A vendor may marry, too.
  expect(await landing('/dashboard', fern)).toBe(200)
  expect(await landing('/vendor/dashboard')).toBe('/')
})

test('the questions are answered without script, one after the other', async () => {
  const ada = await world.couple()
  expect(await answer(ada, 1, { firstname: 'Ada', lastname: 'B', other_firstname: 'Grace', other_lastname: '' })).toBe(
    '/complete/profile/2',
  )
  expect(await answer(ada, 2, { when: 'day', date: '2031-06-21' })).toBe('/complete/profile/3')
  const refused = await post(ada, '/complete/profile/3', { form: 'answer', guests: 'many' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="many"')])
  const typed = await post(ada, '/complete/profile/2', { form: 'answer', when: 'day', date: 'some Saturday' })
  expect([typed.status, await typed.text()]).toEqual([422, expect.stringContaining('value="some Saturday"')])
  expect(await answer(ada, 4, { style: 'wild' })).toBe('/dashboard')
  expect(await answer(ada, 2, { when: 'undecided', after: 'home' })).toBe('/dashboard')
  const { data } = (await ada.get('/users/me')).body
  expect(data).toMatchObject({ first_steps_at: expect.any(String), wedding_details: { date: null, date_undecided: true, style: 'wild' } })
  const later = await post(await vendor(), '/complete/vendor-profile/1', { form: 'later' })
  expect([later.status, later.headers.get('location')]).toEqual([303, '/vendor/dashboard'])
})

// ROUTE-013
test('everybody has a page with what they show of themselves; nobody else has one', async () => {
  const ada = await world.couple()
  const wedding_details = { date: '2031-06-21', other_firstname: 'Grace', place: 'Hart Farm' }
  await ada.put('/users/me', { username: 'ada-b', lastname: 'Byron', phone: '+1 555 0100', wedding_details })
  const page = await (await visit('/users/Ada-B')).text()
  expect(page).toContain('Ada &amp; Grace')
  expect(page).not.toMatch(/Byron|2031-06-21|June 21|21 June|Hart Farm|555 0100|couple\d+@/)
  expect((await visit('/users/nobody-there')).status).toBe(404)
})

test('the dashboard of a couple, their partner and who helps them say what each may know', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Garden party')
  await ada.put('/users/me', { wedding_details: { date: '2031-06-21', place: 'Hart Farm', other_firstname: 'Charles' } })
  const [partner, helper] = [await world.helper(ada, {}, 'partner'), await world.helper(ada, { [party.id]: [2] })]
  for (const person of [ada, partner])
    expect(await (await visit('/dashboard', person)).text()).toContain('Saturday, June 21, 2031, Hart Farm.')
  const helping = await (await visit('/dashboard', helper)).text()
  expect(helping).toContain('You help Ada &amp; Charles')
  expect(helping).toContain('Garden party')
  expect(helping).not.toMatch(/2031-06-21|June 21|21 June|Hart Farm/)
})

/** Where an address leads, or how it is answered. */
async function landing(path: string, person?: Person): Promise<string | number> {
  const answer = await visit(path, person)
  return answer.headers.get('location') ?? answer.status
}

function visit(path: string, person?: Person): Promise<Response> {
  return fetch(gate.origin + path, { redirect: 'manual', headers: cookieOf(person) })
}

async function answer(person: Person, place: number, fields: Record<string, string>): Promise<string | null> {
  return (await post(person, `/complete/profile/${place}`, { form: 'answer', ...fields })).headers.get('location')
}

function post(person: Person, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...cookieOf(person), origin: publicUrl, 'sec-fetch-site': 'same-origin' }
  return fetch(gate.origin + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
}

function cookieOf(person?: Person): Record<string, string> {
  const name = publicUrl.startsWith('https:') ? '__Host-posy_session' : 'posy_session'
  return person ? { cookie: `${name}=${person.token}` } : {}
}

async function vendor(): Promise<Person> {
  const fern = await world.couple()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', fern.id).execute()
  return fern
}
