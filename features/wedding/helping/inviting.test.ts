// One chance: rights

import { expect, test } from 'vitest'
import { newInvitingWorld } from '#tests/inviting.ts'

const { world, newAddress, wedding, friend, signUp, linkTo, told } = await newInvitingWorld()

// RULE-027 RULE-028 STATE-027 ENTITY-013
test('an unknown address gets a letter whose link leads through signing up to the invite, and the couple hears of the yes', async () => {
  const { couple, supper, party } = await wedding()
  const email = newAddress()
  const shares = [
    { id: supper.id, permissions: [2, 2] },
    { id: party.id, permissions: [] },
  ]
  const invited = await couple.post('/user-posses', { email, guest_wedding_events: shares })
  expect(invited).toMatchObject({
    status: 201,
    body: { data: { email, role: 'helper', is_accepted: false, name: '', guest_wedding_events: [{ id: supper.id, permissions: [2] }] } },
  })
  const { id } = invited.body.data
  const token = await linkTo(email)

  const asVisitor = await world.visitor().get(`/user-posses/links/${token}`)
  expect(asVisitor.body.data).toMatchObject({ id, state: 'open', whose: 'unknown', email, firstname: 'Ada' })
  const simone = await signUp(email)
  expect((await simone.get('/user-posses')).body.data).toEqual([])
  expect((await simone.put(`/user-posses/${id}/accept`, {})).status).toBe(404)
  expect((await simone.get(`/user-posses/links/${token}`)).body.data.whose).toBe('own')
  expect((await simone.put(`/user-posses/${id}/accept`, { token })).body.data).toMatchObject({ id, user_id: couple.id, is_accepted: true })
  expect((await simone.get(`/guests?guest_event_id=${supper.id}`)).status).toBe(200)
  expect((await simone.get(`/guests?guest_event_id=${party.id}`)).status).toBe(404)
  expect((await simone.get('/users/me')).body.data.email_verified_at).not.toBeNull()
  expect(await told(couple.id)).toMatchObject([{ kind: 'posse_accepted', params: { id, user: { firstname: 'Simone' } } }])
  const { id: user_id, username, avatar } = (await simone.get('/users/me')).body.data
  expect((await couple.get('/users/me')).body.data.users).toEqual([
    { user_id, is_accepted: true, role: 'helper', user: { id: user_id, name: 'Simone Grant', username, avatar } },
  ])
})

// EVENT-005 CALL-033
test('who has an account is told there and by letter, once, and answers with one press, however often they press', async () => {
  const { couple, supper } = await wedding()
  const mother = await friend()
  const before = await world.db.selectFrom('mails').where('to_address', '=', mother.email).select('id').execute()
  const { body } = await couple.post('/user-posses', {
    email: mother.email.toUpperCase(),
    guest_wedding_events: [{ id: supper.id, permissions: [2, 1] }],
  })
  const { id } = body.data
  expect(await told(mother.id)).toMatchObject([
    { kind: 'posse_invite', read_at: null, params: { id, user: { id: couple.id, firstname: 'Ada' }, url: `/helper-invite/${id}` } },
  ])
  expect(await world.db.selectFrom('mails').where('to_address', '=', mother.email).select('id').execute()).toEqual(before)
  expect((await mother.get('/user-posses')).body.data).toMatchObject([{ id, user_id: couple.id, firstname: 'Ada', is_accepted: false }])

  const answers = await Promise.all(Array.from({ length: 5 }, () => mother.put(`/user-posses/${id}/accept`, {})))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await told(couple.id)).map(({ kind }) => kind)).toEqual(['posse_accepted'])
  expect((await told(mother.id))[0]!.read_at).not.toBeNull()
  expect((await mother.put(`/user-posses/${id}/decline`, {})).status).toBe(409)
})

// CALL-034 STATE-027
test('a no closes the invite, shows nothing any more, and leaves the couple free to ask again', async () => {
  const { couple, supper } = await wedding()
  const aunt = await friend()
  const invite = () => couple.post('/user-posses', { email: aunt.email, guest_wedding_events: [{ id: supper.id, permissions: [2] }] })
  const { id } = (await invite()).body.data
  expect((await aunt.put(`/user-posses/${id}/decline`, {})).status).toBe(204)
  expect((await told(couple.id)).map(({ kind }) => kind)).toEqual(['posse_declined'])
  expect((await aunt.put(`/user-posses/${id}/accept`, {})).status).toBe(404)
  expect((await aunt.get(`/user-posses/get-posse/${id}`)).status).toBe(404)
  expect((await couple.get('/user-posses')).body.data).toEqual([])
  const again = await invite()
  expect(again.status).toBe(201)
  expect((await aunt.put(`/user-posses/${again.body.data.id}/accept`, {})).status).toBe(200)
})

test('no is said without an account, too, by the link alone, and it is no way to say yes', async () => {
  const { couple, supper } = await wedding()
  const email = newAddress()
  const { id } = (await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [2] }] })).body.data
  const token = await linkTo(email)
  expect((await world.visitor().put(`/user-posses/${id}/accept`, { token })).status).toBe(401)
  for (let press = 0; press < 2; press++) expect((await world.visitor().put(`/user-posses/links/${token}/decline`, {})).status).toBe(204)
  expect((await told(couple.id)).map(({ kind }) => kind)).toEqual(['posse_declined'])
  expect((await world.visitor().get(`/user-posses/links/${token}`)).body.data).toMatchObject({
    state: 'declined',
    guest_wedding_events: [],
  })
  expect((await world.visitor().get('/user-posses/links/made-up')).status).toBe(404)
})

test('an invite is for one address: neither the link nor an unconfirmed account of that name opens it to others', async () => {
  const { couple, supper } = await wedding()
  const [email, stranger] = [newAddress(), await friend()]
  const { id } = (await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [2] }] })).body.data
  const token = await linkTo(email)
  expect((await stranger.get(`/user-posses/links/${token}`)).body.data.whose).toBe('other')
  expect((await stranger.put(`/user-posses/${id}/accept`, { token })).status).toBe(404)
  expect((await stranger.put(`/user-posses/${id}/decline`, { token })).status).toBe(404)
  const impostor = await signUp(email)
  for (const body of [{}, { token: 'x' }, { token: 7 }]) expect((await impostor.put(`/user-posses/${id}/accept`, body)).status).toBe(404)
  expect((await impostor.get(`/guests?guest_event_id=${supper.id}`)).status).toBe(404)
})

test('after 30 days the link has run out, and another letter makes a new one of it', async () => {
  const { couple, supper } = await wedding()
  const email = newAddress()
  const { id } = (await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [2] }] })).body.data
  const old = await linkTo(email)
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await world.db.updateTable('user_posses').set({ sent_at: past }).where('id', '=', id).execute()
  const simone = await signUp(email)
  expect((await simone.get(`/user-posses/links/${old}`)).body.data.state).toBe('expired')
  expect((await simone.put(`/user-posses/${id}/accept`, { token: old })).status).toBe(400)
  expect((await couple.get('/user-posses')).body.data).toMatchObject([{ id, is_expired: true }])
  expect((await couple.put(`/user-posses/${id}/letter`, {})).body.data).toMatchObject({ id, is_expired: false })
  expect((await simone.get(`/user-posses/links/${old}`)).status).toBe(404)
  expect((await simone.put(`/user-posses/${id}/accept`, { token: await linkTo(email) })).status).toBe(200)
  expect((await couple.put(`/user-posses/${id}/letter`, {})).status).toBe(409)
})

test('nobody invites themselves, anybody twice, a second partner, or to nothing', async () => {
  const { couple, supper } = await wedding()
  const shares = [{ id: supper.id, permissions: [1] }]
  const invite = (body: object) => couple.post('/user-posses', { guest_wedding_events: shares, ...body })
  const refusal = async (body: object) => {
    const { status, body: answer } = await invite(body)
    return [status, Object.keys(answer.errors ?? {})]
  }
  expect(await refusal({ email: couple.email.toUpperCase() })).toEqual([422, ['email']])
  expect(await refusal({ email: 'nobody' })).toEqual([422, ['email']])
  expect(await refusal({ email: newAddress(), guest_wedding_events: [] })).toEqual([422, ['guest_wedding_events']])
  expect(await refusal({ email: newAddress(), guest_wedding_events: [...shares, ...shares] })).toEqual([422, ['guest_wedding_events']])
  expect(await refusal({ email: newAddress(), guest_wedding_events: [{ id: supper.id, permissions: [6] }] })).toEqual([
    422,
    ['guest_wedding_events.0.permissions.0'],
  ])
  const email = newAddress()
  const both = await Promise.all([invite({ email }), invite({ email: email.toUpperCase() })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const partners = await Promise.all([invite({ email: newAddress(), role: 'partner' }), invite({ email: newAddress(), role: 'partner' })])
  expect(partners.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const { data } = (await couple.get('/user-posses')).body
  expect(data).toHaveLength(2)
  const helper = data.find(({ role }: { role: string }) => role === 'helper')
  expect((await couple.put(`/user-posses/${helper.id}`, { role: 'partner' })).status).toBe(422)
})

test('no mailbox is bombed: three letters an hour to an address, whoever sends them, thirty a day from a couple', async () => {
  const couples = await Promise.all([wedding(), wedding(), wedding(), wedding()])
  const email = newAddress()
  const statuses = []
  for (const { couple, supper } of couples)
    statuses.push((await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [1] }] })).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  const { couple, supper } = await wedding()
  const many = []
  for (let n = 0; n < 31; n++)
    many.push(
      (await couple.post('/user-posses', { email: newAddress(), guest_wedding_events: [{ id: supper.id, permissions: [1] }] })).status,
    )
  expect([many.slice(0, 30).every((status) => status === 201), many[30]]).toEqual([true, 429])
})

test('a letter to a stranger says nothing that a couple could have written into their names', async () => {
  const { couple, supper } = await wedding()
  await couple.put('/users/me', { firstname: 'Win $1000 at evil.example', wedding_details: { other_firstname: 'Call 0800 123456' } })
  const email = newAddress()
  await couple.post('/user-posses', { email, guest_wedding_events: [{ id: supper.id, permissions: [1] }] })
  const { subject, text, html } = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .select(['subject', 'text', 'html'])
    .executeTakeFirstOrThrow()
  expect(`${subject} ${text} ${html}`).not.toMatch(/evil|0800/)
  expect(subject).toBe('Somebody invited you to help plan their wedding')
})
