// One chance: rights

import { beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
let admin: Person, june: Person, theo: Person, mother: Person, florist: Person, ada: Person

beforeAll(async () => {
  ;[admin, june, florist, ada] = [await world.couple(), await world.couple(), await world.couple(), await world.couple()]
  const supper = await world.event(june, 'Supper')
  theo = await world.helper(june, {}, 'partner')
  mother = await world.helper(june, { [supper.id]: [2] })
  await become(admin, { firstname: 'Nadia', lastname: 'Rahman', is_admin: true })
  await become(june, { firstname: 'June', lastname: 'Okafor', wedding_date: '2027-06-26', is_subscribed: true })
  await become(theo, { firstname: 'Théo', lastname: '100% Hart' })
  await become(mother, { firstname: 'Adaeze', lastname: 'Okafor' })
  await become(florist, { firstname: 'Fern', lastname: 'Fable', is_vendor: true })
  await june.post('/guests', { firstname: 'A guest of June', notes: 'A secret of June' })
})

describe('an operator finds people', () => {
  const cases = [
    ['by a part of the name, whatever its case and accents', 'search=theo', () => [theo]],
    ['by both names', 'search=june%20oka', () => [june]],
    ['by the address', () => `search=${encodeURIComponent(ada.email.toUpperCase())}`, () => [ada]],
    ['by a sign that stands in the name', 'search=100%25', () => [theo]],
    ['by no sign that stands for others', 'search=j_ne', () => []],
    ['by the id', () => `search=${florist.id}&filter=vendors`, () => [florist]],
    ['who are couples', 'filter=couples&search=o', () => [june, ada]],
    ['who sell', 'filter=vendors', () => [florist]],
    ['who help', 'filter=helpers&order_by=lastname&order_dir=asc', () => [theo, mother]],
    ['who pay', 'filter=subscribers', () => [june]],
    ['who are operators', 'filter=admins', () => [admin]],
    ['who fit both', 'filter=helpers&search=okafor', () => [mother]],
  ] as const

  test.each(cases)('%s', async (_, query, expected) => {
    const { body } = await admin.get(`/admin/people?${typeof query === 'string' ? query : query()}`)
    const ids = body.data.map(({ id }: Person) => id)
    const wanted = expected().map(({ id }) => id)
    expect([ids.toSorted(), body.meta.total]).toEqual([wanted.toSorted(), wanted.length])
  })

  test('as what they use the product, and when they were here', async () => {
    const { body } = await admin.get('/admin/people')
    const kinds = new Map(body.data.map(({ id, kinds }: { id: number; kinds: string[] }) => [id, kinds]))
    expect([admin, june, theo, mother, florist, ada].map(({ id }) => kinds.get(id))).toEqual([
      ['admin'],
      ['couple'],
      ['partner'],
      ['helper'],
      ['vendor'],
      ['couple'],
    ])
    expect(body.counts).toEqual({ accounts: 6, new_today: 6 })
    expect(body.data[0]).toMatchObject({ id: mother.id, seen_at: expect.any(String) })
  })

  test.each(['created_at', 'lastname', 'email'])('page by page, by number and by cursor, in the order of %s', async (order) => {
    for (const dir of ['asc', 'desc']) {
      const whole = await admin.get(`/admin/people?order_by=${order}&order_dir=${dir}`)
      const [byNumber, byCursor]: [number[], number[]] = [[], []]
      let cursor = ''
      for (const page of [1, 2, 3]) {
        const query = `order_by=${order}&order_dir=${dir}&per_page=2`
        byNumber.push(...(await admin.get(`/admin/people?${query}&page=${page}`)).body.data.map(({ id }: Person) => id))
        const { body } = await admin.get(`/admin/people?${query}${cursor && `&cursor=${cursor}`}`)
        byCursor.push(...body.data.map(({ id }: Person) => id))
        expect(body.meta).toMatchObject({ current_page: page, last_page: 3, total: 6, from: page * 2 - 1, to: page * 2 })
        cursor = body.meta.next_cursor
      }
      const ids = whole.body.data.map(({ id }: Person) => id)
      expect([byNumber, byCursor, cursor]).toEqual([ids, ids, null])
    }
    expect((await admin.get(`/admin/people?order_by=password_hash`)).status).toBe(422)
  })
})

test('the state of an account is told, and nothing of what somebody plans', async () => {
  const { body } = await admin.get(`/admin/people/${june.id}`)
  expect(body.data).toMatchObject({ id: june.id, name: 'June Okafor', sessions: 1, has_password: true, wedding_date: '2027-06-26' })
  expect(body.data).toMatchObject({ email_verified_at: null, guestlist_setup_at: expect.any(String), checklist_setup_at: null })
  expect(JSON.stringify(body)).not.toMatch(/guest of|secret|password_hash|\$argon/)
  expect((await admin.get('/admin/people/999999999')).status).toBe(404)
})

test('nobody else is told who is there', async () => {
  for (const path of [
    '/admin/people',
    `/admin/people/${june.id}`,
    '/admin/people/999999999',
    '/admin/impersonations',
    '/admin/impersonations/1/writes',
  ]) {
    for (const other of [june, florist, mother]) expect((await other.get(path)).status).toBe(403)
    expect((await world.visitor().get(path)).status).toBe(401)
  }
})

function become({ id }: Person, change: object) {
  return db.updateTable('users').set(change).where('id', '=', id).execute()
}
