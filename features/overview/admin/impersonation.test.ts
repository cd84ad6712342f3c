// One chance: rights

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { actAs, operator } from '#tests/acting.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

// CALL-015 CALL-016 STATE-014 GUARD-010
test('an operator who acts as somebody is that person until they stop, and then themselves again', async () => {
  const [admin, june] = [await operator(world), await world.couple()]
  const acting = await actAs(admin, june)
  expect(acting.started).toMatchObject({
    status: 200,
    body: { data: { user: { id: june.id }, impersonator: { id: admin.id, name: 'Nadia Rahman' } } },
  })
  expect(new Date(acting.started.body.data.ends_at).getTime() - Date.now()).toBeGreaterThan(59 * 60_000)
  expect((await acting.get('/users/me')).body.data).toMatchObject({
    id: june.id,
    email: june.email,
    is_admin: false,
    impersonator: { id: admin.id, name: 'Nadia Rahman' },
  })
  expect((await admin.get('/users/me')).body.data).toMatchObject({ id: admin.id, is_admin: true, impersonator: null })

  const stopped = await acting.delete('/users/me/impersonate')
  expect([stopped.status, stopped.body]).toEqual([204, ''])
  expect(stopped.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^posy_impersonation=; .*Max-Age=0/),
    expect.stringMatching(/^posy_return=; .*Max-Age=0/),
  ])
  expect((await acting.get('/users/me')).status).toBe(401)
  expect((await admin.get('/users/me')).body.data.id).toBe(admin.id)
})

// STATE-014
test('an operator who acts as somebody keeps the own session where it was; script reads none of the cookies, and what they hold opens nothing else', async () => {
  const [admin, june] = [await operator(world), await world.couple()]
  const { cookies } = await actAs(admin, june, { return_to: '/admin/people?search=june' })
  expect(cookies).toEqual([
    expect.stringMatching(/^posy_impersonation=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/),
    expect.stringMatching(/^posy_return=%2Fadmin%2Fpeople%3Fsearch%3Djune; Path=\/; HttpOnly; SameSite=Lax/),
  ])
  expect(cookies.join()).not.toContain(admin.token)
  const token = cookies[0]!.slice('posy_impersonation='.length, cookies[0]!.indexOf(';'))
  const asSession = await world.visitor().get('/users/me', undefined, { cookie: `posy_session=${token}` })
  const asBearer = await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${token}` })
  const { rows: kept } = await sql<{
    found: boolean
  }>`select exists (select from impersonations i where i::text like ${`%${token}%`}) as found`.execute(db)
  expect([asSession.status, asBearer.status, kept[0]!.found]).toEqual([401, 401, false])
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'an operator comes back to no other site than this: %s',
  async (way) => {
    const { cookies } = await actAs(await operator(world), await world.couple(), { return_to: way })
    expect(cookies[1]).toMatch(/^posy_return=%2Fadmin%2Fpeople;/)
  },
)

test('an operator who acts as somebody does so for an hour at most, and only while their own session and right last', async () => {
  const june = await world.couple()
  for (const end of [
    (admin: Person) => db.updateTable('impersonations').set({ ends_at: sql`now()` }).where('admin_id', '=', admin.id).execute(),
    (admin: Person) => db.updateTable('users').set({ is_admin: false }).where('id', '=', admin.id).execute(),
    (admin: Person) => db.deleteFrom('sessions').where('user_id', '=', admin.id).execute(),
    () => db.updateTable('users').set({ is_admin: true }).where('id', '=', june.id).execute(),
  ]) {
    const admin = await operator(world)
    const acting = await actAs(admin, june)
    expect((await acting.get('/users/me')).status).toBe(200)
    await end(admin)
    expect((await acting.post('/guests', { firstname: 'Grace' })).status).toBe(401)
    await db.updateTable('users').set({ is_admin: false }).where('id', '=', june.id).execute()
  }
  expect((await june.get('/guests')).body.data).toEqual([])
})

test('an operator who acts as somebody ends it by signing out, of both', async () => {
  const [admin, june] = [await operator(world), await world.couple()]
  const acting = await actAs(admin, june)
  const out = await acting.post('/auth/logout')
  expect([out.status, out.headers.getSetCookie().length]).toEqual([204, 4])
  expect((await admin.get('/users/me')).status).toBe(401)
  expect((await june.get('/users/me')).status).toBe(200)
  const { ended_at } = await db.selectFrom('impersonations').where('admin_id', '=', admin.id).select('ended_at').executeTakeFirstOrThrow()
  expect(ended_at).not.toBeNull()
})

test('an operator who acts as somebody has ended the one before when they begin another', async () => {
  const [admin, june, ada] = [await operator(world), await world.couple(), await world.couple()]
  const first = await actAs(admin, june)
  const second = await actAs(admin, ada)
  expect((await first.get('/users/me')).status).toBe(401)
  expect((await second.get('/users/me')).body.data.id).toBe(ada.id)
})

test('an operator who acts as somebody is a visitor to whom nothing is refused that is for visitors, once it is over', async () => {
  const acting = await actAs(await operator(world), await world.couple())
  await acting.delete('/users/me/impersonate')
  const counted = await acting.post('/t', { extra: {}, name: 'page_view', url: '/' })
  expect(counted.status).toBeLessThan(300)
  expect(counted.headers.getSetCookie().join()).toContain('posy_impersonation=;')
})
describe('what nobody does as somebody else', () => {
  // CALL-015
  test('act as a third person, or as an operator, or be one without the right', async () => {
    const [admin, other, june, ada] = [await operator(world), await operator(world), await world.couple(), await world.couple()]
    const acting = await actAs(admin, june)
    expect((await acting.post(`/users/me/${ada.id}/impersonate`)).status).toBe(403)
    expect((await admin.post(`/users/me/${other.id}/impersonate`)).body.message).toBe('Admins can’t be impersonated.')
    expect((await admin.post(`/users/me/${admin.id}/impersonate`)).status).toBe(403)
    expect((await admin.post('/users/me/999999999/impersonate')).status).toBe(404)
    expect((await june.post(`/users/me/${ada.id}/impersonate`)).status).toBe(403)
    expect((await june.delete('/users/me/impersonate')).status).toBe(403)
    expect((await world.visitor().delete('/users/me/impersonate')).status).toBe(401)
  })

  test('change the password, end sessions or see them, or look into the accounts of others', async () => {
    const june = await world.couple()
    const acting = await actAs(await operator(world), june)
    const calls = [
      acting.post('/auth/change-password', { current_password: password, password: 'another long password' }),
      acting.post('/auth/confirm-address/letter'),
      acting.get('/users/me/sessions'),
      acting.delete('/users/me/sessions'),
      acting.get('/admin/people'),
      acting.get('/admin/impersonations'),
    ]
    for (const call of calls) expect((await call).status).toBe(403)
    expect((await june.get('/users/me/sessions')).body.data).toHaveLength(1)
  })
})

describe('what was written as somebody else', () => {
  test('stands with both names beside it, in the trail and in the history of the wedding', async () => {
    const [admin, june] = [await operator(world), await world.couple()]
    const acting = await actAs(admin, june)
    await acting.get('/guests')
    const guest = (await acting.post('/guests', { firstname: 'Grace' })).body.data
    await acting.put(`/guests/${guest.id}`, { firstname: 'Grete' })
    await june.put(`/guests/${guest.id}`, { firstname: 'Greta' })
    expect((await acting.post('/guests', { firstname: '' })).status).toBe(422)
    await acting.delete('/users/me/impersonate')
    await admin.post('/guests', { firstname: 'Own' })

    const { body } = await admin.get(`/admin/impersonations?user_id=${june.id}`)
    expect(body.data).toEqual([
      expect.objectContaining({ admin: { id: admin.id, name: 'Nadia Rahman' }, user: expect.objectContaining({ id: june.id }), writes: 2 }),
    ])
    expect(body.data[0].ended_at).not.toBeNull()
    const { body: writes } = await admin.get(`/admin/impersonations/${body.data[0].id}/writes?order_dir=asc`)
    expect(writes.data).toMatchObject([
      { operation: 'POST /guests', object_id: null },
      { operation: 'PUT /guests/{id}', object_id: guest.id },
    ])
    expect(writes.data.map(({ summary }: { summary: string }) => summary)).not.toContain('POST /guests')

    const lines = db.selectFrom('wedding_changes').where('user_id', 'in', [june.id, admin.id]).orderBy('id')
    expect(await lines.select(['what', 'actor_id', 'impersonator_id']).execute()).toEqual([
      { what: 'guest.add', actor_id: june.id, impersonator_id: admin.id },
      { what: 'guest.change', actor_id: june.id, impersonator_id: admin.id },
      { what: 'guest.change', actor_id: june.id, impersonator_id: null },
      { what: 'guest.add', actor_id: admin.id, impersonator_id: null },
    ])
  })

  test('happens once and is noted once, however often the same create is sent', async () => {
    const [admin, june] = [await operator(world), await world.couple()]
    const acting = await actAs(admin, june)
    for (const _ of [1, 2, 3]) await acting.post('/guests', { firstname: 'Grace' }, { 'idempotency-key': 'one' })
    expect((await june.get('/guests')).body.data).toHaveLength(1)
    expect(await db.selectFrom('impersonated_writes').where('target_id', '=', june.id).select('operation').execute()).toHaveLength(1)
  })
})
