// One chance: rights

import { expect, test } from 'vitest'
import { hashCode } from '#features/guests/rsvp-settings/code-rows.server.ts'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

test('the code of a card leads to its household, however it is typed, and at its own couple alone', async () => {
  const { couple, username, code, tom } = await inviteHousehold(world)
  const stranger = await inviteHousehold(world)
  const find = async (username: string, code: string) => {
    const { status, body } = await world.visitor().post('/public/guests/find', { username, code })
    return status === 200 ? body.data.invite_id : status
  }
  expect(await find(username, code)).toBe(tom.invite_id)
  expect(await find(username.toUpperCase(), ` ${code.toLowerCase().replace('-', ' – ')} `)).toBe(tom.invite_id)
  expect(await find(stranger.username, code)).toBe(404)
  expect(await find('nobody-at-all', code)).toBe(404)
  // A guest who has no invite yet gets one with the first look at the card.
  const walter = (await couple.post('/guests', { firstname: 'Walter' })).body.data
  const card = (await couple.post('/rsvp-codes', { guest_ids: [walter.id] })).body.data[0].code
  const invite_id = await find(username, card)
  expect((await world.visitor().get(`/public/guests/${invite_id}`)).body.data.guest.firstname).toBe('Walter')
  expect(await find(username, card)).toBe(invite_id)
})

test('guesses end: past its limit nothing is looked up for an address, a wedding’s limit spares whoever did not miss, and links open', async () => {
  const { username, code, tom } = await inviteHousehold(world)
  const guesser = world.visitor()
  const guess = (code: string) => guesser.post('/public/guests/find', { username, code })
  const wrong = []
  for (let nth = 0; nth < 22; nth++) wrong.push((await guess(`AAAA-AA${nth}`)).status)
  expect(wrong).toEqual([...Array(20).fill(404), 429, 429])
  expect((await guess('AAAA-AAAA')).headers.get('retry-after')).toMatch(/^\d+$/)
  const [right, unknown] = [await guess(code), await guess('AAAA-AAAB')]
  expect([right.status, right.body]).toEqual([unknown.status, unknown.body])
  expect(right.status).toBe(429)
  expect((await guesser.get(`/public/guests/${tom.invite_id}`)).status).toBe(200)
  // Whoever comes from many places meets the wedding's own limit; whoever did not miss is let in.
  await db.updateTable('rate_limits').set({ tries: 300 }).where('key', 'like', 'rsvp-miss-of:%').execute()
  const elsewhere = world.visitor()
  const there = (code: string) => elsewhere.post('/public/guests/find', { username, code })
  expect([(await there('AAAA-AAAA')).status, (await there(code)).status]).toEqual([429, 429])
  expect((await world.visitor().post('/public/guests/find', { username, code })).body.data.invite_id).toBe(tom.invite_id)
})

test('of a hundred guesses at once from one address twenty are looked up, and right ones cost nothing', async () => {
  const { username, code } = await inviteHousehold(world)
  const [guesser, household] = [world.visitor(), world.visitor()]
  const guess = (who: typeof guesser, code: string) => who.post('/public/guests/find', { username, code })
  const wrong = await Promise.all(Array.from({ length: 100 }, (_, nth) => guess(guesser, `AAAA-B${nth}`)))
  expect(wrong.filter(({ status }) => status === 404)).toHaveLength(20)
  for (let nth = 0; nth < 30; nth++) expect((await guess(household, code)).status).toBe(200)
})

test('new cards have ten signs, and the eight of earlier ones stay good', async () => {
  const { couple, username, code, tom } = await inviteHousehold(world)
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
  const { household_id } = (await couple.get(`/guests/${tom.id}`)).body.data
  const old = { user_id: couple.id, household_id, guest_id: null, hash: hashCode(couple.id, '7KQM3XPD') }
  await db.insertInto('rsvp_codes').values(old).execute()
  const found = await world.visitor().post('/public/guests/find', { username, code: '7kqm-3xpd' })
  expect(found.body.data.invite_id).toBe(tom.invite_id)
})

test('a guest is mailed their own link, and nobody learns whose address is known', async () => {
  const { couple, username, tom } = await inviteHousehold(world)
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', couple.id).execute()
  const ask = async (email: string, name = username) => {
    const { status, body } = await world.visitor().post('/public/guests/send-link', { username: name, email })
    return [status, body]
  }
  const known = await ask(`TOM${couple.id}@example.com`)
  expect(await ask('nobody@example.com')).toEqual(known)
  expect(await ask('nobody@example.com', 'nobody-at-all')).toEqual(known)
  expect(known[0]).toBe(202)
  const letters = async () =>
    db.selectFrom('mails').where('user_id', '=', couple.id).where('subject', 'like', 'Your page%').selectAll().execute()
  expect(await letters()).toMatchObject([
    { to_address: `tom${couple.id}@example.com`, text: expect.stringContaining(`/guests/${tom.invite_id}`) },
  ])
  for (let nth = 0; nth < 5; nth++) {
    await db.deleteFrom('rate_limits').where('key', 'like', 'same-rsvp-link:%').execute()
    expect(await ask(`tom${couple.id}@example.com`)).toEqual(known)
  }
  expect(await letters()).toHaveLength(3)
})

test('no letter goes out in the name of a couple whose own address nobody confirmed', async () => {
  const { couple, username } = await inviteHousehold(world)
  const asked = await world.visitor().post('/public/guests/send-link', { username, email: `tom${couple.id}@example.com` })
  expect(asked.status).toBe(202)
  expect(
    await db.selectFrom('mails').where('subject', 'like', 'Your page%').where('user_id', '=', couple.id).selectAll().execute(),
  ).toEqual([])
})

// CALL-048 RULE-035 RULE-036
test('an answer to one event is the guest’s by their own invite alone, or the couple’s; with an invite nobody else counts', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  const put = (guest: { id: number }, event: { id: number }, body: object, who = world.visitor()) =>
    who.put(`/guests/${guest.id}/guest_wedding_events/${event.id}/status`, { status: 2, ...body })
  const own = await put(tom, wedding, { plus_one_count: 1, invite_id: tom.invite_id, skip_klaviyo: true })
  expect([own.status, own.body.data.replies[0]]).toMatchObject([200, { status: 2, plus_one_count: 1 }])
  expect(JSON.stringify(own.body)).not.toMatch(/Drinks|invite_id|@example/)
  expect((await put(tom, wedding, { invite_id: jo.invite_id })).status).toBe(404)
  expect((await put(tom, wedding, { invite_id: 'nobodys' }, couple)).status).toBe(404)
  expect((await put(ned, supper, { invite_id: ned.invite_id })).status).toBe(404)
  expect((await put(tom, wedding, { status: 1, invite_id: tom.invite_id })).status).toBe(422)
  expect((await put(tom, wedding, {})).status).toBe(401)
  const noted = await put(tom, wedding, { status: 3, skip_klaviyo: true, channel: 'phone' }, couple)
  expect(noted.body.data.wedding_events[0].status).toBe(3)
  const lines = await db
    .selectFrom('wedding_changes')
    .where('user_id', '=', couple.id)
    .where('what', '=', 'guest.reply')
    .selectAll()
    .orderBy('id')
    .execute()
  expect(lines.map(({ actor_id, after }) => [actor_id, (after as { channel?: string }).channel])).toEqual([
    [null, 'guest'],
    [couple.id, 'phone'],
  ])
})

test('an answer that was noted by telephone can be taken back', async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const act = crypto.randomUUID()
  await couple.put(`/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`, { status: 2, channel: 'phone', act })
  expect((await couple.post(`/wedding-changes/${act}/undo`)).body.data.undone).toHaveLength(1)
  expect((await couple.get(`/guests/${tom.id}`)).body.data.wedding_events[0].status).toBe(0)
})
