// One chance: writes

import { describe, expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

// ROUTE-015 ROUTE-016
test('the settings begin with the profile, and each section has an address of its own', async () => {
  const ada = await world.couple()
  expect(await site.get('/settings', ada)).toMatchObject({ status: 307, location: '/settings/profile' })
  for (const [type, heading] of Object.entries(headings)) {
    const { status, html } = await site.get(`/settings/${type}`, ada)
    expect([status, html.includes(`>${heading}</h2>`)]).toEqual([200, true])
    expect(html).toMatch(new RegExp(`href="/settings/${type}"[^>]*aria-current="page"`))
  }
  expect((await site.get('/settings/payments', ada)).status).toBe(404)
})

const headings = {
  profile: 'You',
  password: 'Where you’re signed in',
  notifications: 'What we tell you, <em>and where</em>',
  wedding: 'The two of you',
  helpers: 'Who helps',
  privacy: 'Who sees what',
}

// ROUTE-014
test('the address with a name leads its owner to the settings, and nobody else anywhere', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  await ada.put('/users/me', { username: 'Countess' })
  for (const [name, type] of [
    ['Countess', '/wedding'],
    ['countess', '/profile'],
    ['countess', ''],
  ] as const)
    expect(await site.get(`/users/${name}/settings${type}`, ada)).toMatchObject({ status: 307, location: `/settings${type || '/profile'}` })
  expect((await site.get('/users/countess/settings/payments', ada)).status).toBe(404)
  for (const name of ['countess', 'nobody']) expect((await site.get(`/users/${name}/settings/profile`, bob)).status).toBe(404)
  expect((await site.get('/users/countess/settings/profile')).location).toBe(
    '/?login=true&redirect-to=%2Fusers%2Fcountess%2Fsettings%2Fprofile',
  )
})

test('who is not signed in is asked to, and comes back to the section', async () => {
  const { status, location } = await site.get('/settings/wedding')
  expect([status, location]).toEqual([307, '/?login=true&redirect-to=%2Fsettings%2Fwedding'])
})

describe('without script', () => {
  test('a profile is saved by its form, and says so', async () => {
    const ada = await world.couple()
    const { location } = await site.send('/settings/profile', ada, {
      form: 'profile',
      version: '1',
      firstname: 'June',
      lastname: 'Okafor',
      username: 'june-o',
      phone: '+1 (707) 555-0148',
    })
    expect(location).toBe('/settings/profile?done=saved')
    expect((await site.get(location!, ada)).html).toMatch(/role="status"[^>]*>.*Saved\./)
    expect((await ada.get('/users/me')).body.data).toMatchObject({
      name: 'June Okafor',
      username: 'june-o',
      phone: '+1 (707) 555-0148',
      version: 2,
    })
  })

  test('a name that is missing is told beside its field, and what was typed stays', async () => {
    const ada = await world.couple()
    const fields = { form: 'profile', version: '1', firstname: '', lastname: 'Brand new', phone: '', username: 'ada-new' }
    const { status, html } = await site.send('/settings/profile', ada, fields)
    expect(status).toBe(422)
    expect(html).toContain('Please enter your first name.')
    expect(html).toContain('value="Brand new"')
    expect((await ada.get('/users/me')).body.data.version).toBe(1)
  })

  test('an edit that came too late shows both sides, and a second press counts', async () => {
    const ada = await world.couple()
    const fields = { form: 'wedding', version: '1', date: '2027-06-26', other_firstname: 'Theo', other_lastname: '' }
    await ada.put('/users/me', { wedding_details: { date: '2027-07-03' } })
    const outrun = await site.send('/settings/wedding', ada, fields)
    expect(outrun.status).toBe(409)
    expect(outrun.html).toContain('Meanwhile it was changed to “Saturday, July 3, 2027”.')
    expect(outrun.html).toContain('value="2027-06-26"')
    const version = /name="version"[^>]*value="(\d+)"/.exec(outrun.html)?.[1]
    const again = await site.send('/settings/wedding', ada, { ...fields, version: version! })
    expect(again.location).toBe('/settings/wedding?done=saved')
    expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({ date: '2027-06-26', other_firstname: 'Theo' })
  })

  test('all of a wedding is told in one form, and what can’t be read is refused beside its field', async () => {
    const ada = await world.couple()
    const fields = { form: 'wedding', date: '2027-06-26', place: 'Hart Farm', guests: '112', budget: '$24,000', style: 'garden' }
    expect((await site.send('/settings/wedding', ada, { ...fields, version: '1' })).location).toBe('/settings/wedding?done=saved')
    const told = { date: '2027-06-26', date_undecided: false, place: 'Hart Farm', guests: 112, budget: 2_400_000, style: 'garden' }
    expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject(told)
    const { html } = await site.get('/settings/wedding', ada)
    for (const value of ['$24,000.00', '112', 'Hart Farm']) expect(html).toContain(`value="${value}"`)
    const wrong = await site.send('/settings/wedding', ada, { ...fields, budget: 'a lot', guests: 'many', version: '2' })
    expect([wrong.status, wrong.html.includes('Please enter an amount.'), wrong.html.includes('Please enter at least 1.')]).toEqual([
      422,
      true,
      true,
    ])
    await site.send('/settings/wedding', ada, { ...fields, date_undecided: 'yes', version: '2' })
    expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({ date: null, date_undecided: true })
  })
})

describe('where one is signed in, without script', () => {
  test('one sees where one is signed in, ends one of it, and then all the rest', async () => {
    const ada = await world.couple()
    for (const agent of ['iPhone', 'Windows NT 10.0']) await signIn(ada.email, agent)
    const listed = await site.get('/settings/password', ada)
    expect(listed.html).toContain('This one, now')
    const ids = [...listed.html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect((await site.send('/settings/password', ada, { form: 'session', id: ids[0]! })).location).toBe('/settings/password?done=session')
    expect((await ada.get('/users/me/sessions')).body.data).toHaveLength(2)
    expect((await site.send('/settings/password', ada, { form: 'sessions' })).location).toBe('/settings/password?done=sessions')
    expect((await ada.get('/users/me/sessions')).body.data).toHaveLength(1)
  })

  test('a password is changed with the old one, and no page shows either', async () => {
    const ada = await world.couple()
    const chosen = 'another long password'
    const wrong = await site.send('/settings/password', ada, { form: 'password', current_password: 'no idea at all', password: chosen })
    expect([wrong.status, wrong.html.includes('This is not your current password.')]).toEqual([422, true])
    expect(wrong.html).not.toMatch(/no idea at all|another long/)
    const right = await site.send('/settings/password', ada, { form: 'password', current_password: password, password: chosen })
    expect(right.location).toBe('/settings/password?done=password')
    expect((await world.visitor().post('/auth/login', { email: ada.email, password: chosen })).status).toBe(200)
  })
})

test('a couple sees who helps with what, and who has not answered without a name', async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  const party = await world.event(ada, 'Party')
  const helper = await world.helper(ada, { [party.id]: [2, 4] })
  await world.db.insertInto('user_posses').values({ user_id: ada.id, member_id: eve.id, email: eve.email }).execute()
  const { html } = await site.get('/settings/helpers', ada)
  expect(html).toContain('Party')
  expect(html).toContain(helper.email)
  const { data } = (await ada.get('/user-posses')).body
  expect(data.map(({ name, is_accepted }: { name: string; is_accepted: boolean }) => [name !== '', is_accepted])).toEqual([
    [true, true],
    [false, false],
  ])
  const { data: asked } = (await eve.get('/user-posses')).body
  expect(asked).toMatchObject([{ user_id: ada.id, is_accepted: false }])
  expect((await helper.get('/user-posses')).body.data).toMatchObject([{ user_id: ada.id, is_accepted: true }])
})

test('a vendor finds nothing about a wedding', async () => {
  const body = { email: 'vendor@example.com', password, firstname: 'Vera', lastname: 'Lens', is_vendor: true }
  const { access_token: token } = (await world.visitor().post('/auth/register', body)).body
  const { html } = await site.get('/settings/profile', { token })
  expect(html).toContain('href="/settings/password"')
  expect(html).not.toMatch(/href="\/settings\/(wedding|helpers)"/)
})

async function signIn(email: string, agent: string): Promise<void> {
  const { status } = await world.visitor({ 'user-agent': agent }).post('/auth/login', { email, password })
  expect(status).toBe(200)
}
