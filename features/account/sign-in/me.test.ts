// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

/** A wedding that nothing was said of. */
const nothingSaid = {
  date: null,
  month: null,
  date_undecided: false,
  other_firstname: '',
  other_lastname: '',
  events: [],
  style_quiz: null,
  place: '',
  guests: null,
  budget: null,
  style: '',
  time_zone: 'America/New_York',
}

test('an account says who it is, and nothing that only the server needs', async () => {
  const ada = await world.couple()
  const { body } = await ada.get('/users/me')
  expect(body.data).toMatchObject({
    id: ada.id,
    email: ada.email,
    is_admin: false,
    is_subscribed: false,
    email_verified_at: null,
    has_password: true,
    phone: '',
  })
  expect(body.data.wedding_details).toEqual(nothingSaid)
  expect(JSON.stringify(body)).not.toMatch(/(?<!has_)password|hash|token/)
  expect((await world.visitor().get('/users/me')).status).toBe(401)
})

test('people say who they are and when they marry, and what they leave out stays', async () => {
  const ada = await world.couple()
  const wedding_details = { date: '2027-06-26', other_firstname: 'Theo', other_lastname: 'Lindqvist' }
  const saved = await ada.put('/users/me', { firstname: 'June', lastname: 'Okafor', phone: '+1 (555) 010-0000', wedding_details })
  expect([saved.status, saved.body.data.name]).toEqual([200, 'June Okafor'])
  expect(saved.body.data.wedding_details).toEqual({ ...nothingSaid, ...wedding_details })

  const later = await ada.put('/users/me', { wedding_details: { date: null } })
  expect(later.body.data).toMatchObject({ firstname: 'June', phone: '+1 (555) 010-0000' })
  expect(later.body.data.wedding_details).toEqual({ ...nothingSaid, ...wedding_details, date: null })
  expect((await ada.put('/users/me', {})).body.data).toEqual(later.body.data)
})

// CALL-012
test('a client that sends the whole user back changes nothing that is not theirs to say', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const before = await userRow(ada.id)
  const others = await userRow(bob.id)
  const names = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users'`.execute(world.db)
  const guarded = names.rows
    .map(({ name }) => name)
    .filter((name) => !['username', 'email', 'firstname', 'lastname', 'phone', 'avatar_id', 'cover_id', 'version'].includes(name))
  const evil = Object.fromEntries(guarded.map((name) => [name, name.startsWith('is_') ? true : '2020-01-01T00:00:00Z']))

  const answer = await ada.put('/users/me', {
    ...evil,
    id: bob.id,
    vendor_id: 1,
    birdie_data: { gift_total: 5 },
    users: [],
    firstname: 'Grace',
  })
  expect([answer.status, answer.body.data.id]).toEqual([200, ada.id])
  const { version, updated_at, ...after } = await userRow(ada.id)
  expect(after).toEqual({ ...before, firstname: 'Grace', version: undefined, updated_at: undefined })
  expect([version, updated_at > before.updated_at]).toEqual([2, true])
  expect(await userRow(bob.id)).toEqual(others)
})

test('of two edits of one version the second is told how things stand', async () => {
  const ada = await world.couple()
  const edits = await Promise.all(['One', 'Two'].map((lastname) => ada.put('/users/me', { lastname, version: 1 })))
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409])
  const [saved, lost] = edits.toSorted((a, b) => a.status - b.status)
  expect(lost?.body.data).toEqual(saved?.body.data)
  expect((await ada.put('/users/me', { lastname: 'Three', version: 2 })).status).toBe(200)
})

test.each([
  [{ firstname: '' }, 'firstname'],
  [{ lastname: ' ' }, 'lastname'],
  [{ firstname: 'x'.repeat(121) }, 'firstname'],
  [{ phone: 'line\nline' }, 'phone'],
  [{ wedding_details: { date: '2027-02-30' } }, 'wedding_details.date'],
  [{ wedding_details: { date: '26.6.2027' } }, 'wedding_details.date'],
  [{ wedding_details: { other_firstname: 'a\0b' } }, 'wedding_details.other_firstname'],
])('%j is refused beside its field', async (change, field) => {
  const ada = await world.couple()
  const before = await userRow(ada.id)
  const refused = await ada.put('/users/me', change)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  expect(await userRow(ada.id)).toEqual(before)
})

test('a change is a line in the history of the wedding, which tells open browsers', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26' } })
  const lines = await world.db.selectFrom('wedding_changes').where('user_id', '=', ada.id).select(['what', 'actor_id', 'after']).execute()
  expect(lines).toEqual([{ what: 'user.change', actor_id: ada.id, after: { wedding_date: '2027-06-26', date_undecided: false } }])
})

// RULE-007
test('the picture of an account is drawn from its initials, or is a flower where there is no name to draw from', async () => {
  const ada = await world.couple()
  for (const [firstname, lastname, letters] of [
    ['June', 'Okafor', 'JO'],
    ['élodie', 'ßen', 'ÉSS'],
    ['Ирина', '李', 'И李'],
    ['<script>', '"', undefined],
    ['🎂', '7', undefined],
  ] as const) {
    const { body } = await ada.put('/users/me', { firstname, lastname })
    const picture = await fetch(`${world.origin}${body.data.avatar.url}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const svg = await picture.text()
    expect(svg).toMatch(/^<svg [^>]*width="256" height="256"/)
    expect(/<text[^>]*>(.*)<\/text>/.exec(svg)?.[1]).toBe(letters)
  }
})

test('every ground that an account can have is drawn, and an address that no account has is not', async () => {
  for (const ground of [0, 1, 2, 3, 4]) expect((await fetch(`${world.origin}/avatars/AB-${ground}.svg`)).status).toBe(200)
  const odd = ['AB-5.svg', 'AB.svg', 'A%3Cb%3E-1.svg', '%E0%A4%A-1.svg', `${'A'.repeat(30)}-1.svg`, 'A%0A-1.svg', 'AB-1.png']
  for (const path of odd) expect([path, (await fetch(`${world.origin}/avatars/${path}`)).status]).toEqual([path, 404])
})

function userRow(id: number) {
  return world.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}
