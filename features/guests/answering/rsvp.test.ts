// One chance: rights, writes

import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

// RULE-038 RULE-037
test('whoever holds an invite sees their household and nothing else of the wedding', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  await couple.post('/guests', { firstname: 'Walter', wedding_events: [wedding.id] })
  await world.event(couple, 'Stag night')
  const open = await world.event(couple, 'Leftovers breakfast')
  await couple.put(`/guest_wedding_events/${open.id}`, { visible_to: 'everyone' })
  expect(tom.invite_id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/)

  const { status, body } = await world.visitor().get(`/public/guests/${tom.invite_id}`)
  expect(status).toBe(200)
  expect(body.data.guests.map(({ id }: { id: number }) => id)).toEqual([tom.id, jo.id, ned.id])
  expect(body.data.guest).toMatchObject({ id: tom.id, email: `tom${couple.id}@example.com` })
  expect(body.data.events.map(({ id, is_asked }: { id: number; is_asked: boolean }) => [id, is_asked])).toEqual([
    [wedding.id, true],
    [supper.id, true],
    [open.id, false],
  ])
  const whole = JSON.stringify(body)
  for (const secret of ['Walter', 'Drinks', couple.email, `jo${couple.id}@example.com`, jo.invite_id, ned.invite_id, 'Stag night'])
    expect(whole).not.toContain(secret)
})

// CALL-047
test('a household answers for everybody at once, and the couple’s list, numbers, history and notices follow', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  const partner = await world.helper(couple, {}, 'partner')
  const replies = [
    { guest_id: tom.id, event_id: wedding.id, status: 2, plus_one_count: 1, meal: 'Lamb' },
    { guest_id: jo.id, event_id: wedding.id, status: 2, meal: 'Garden' },
    { guest_id: ned.id, event_id: wedding.id, status: 3 },
    { guest_id: tom.id, event_id: supper.id, status: 4 },
  ]
  const guests = [
    { id: tom.id, plus_one_names: ['Ana Lima'] },
    { id: ned.id, dietary_notes: 'No tree nuts' },
  ]
  const answered = await world.visitor().put(`/public/guests/${jo.invite_id}`, { replies, guests })
  expect(answered.status).toBe(200)
  expect(answered.body.data.guests[2]).toMatchObject({ id: ned.id, dietary_notes: 'No tree nuts', replies: [{ status: 3 }] })

  const list = (await couple.get('/guests?order_by=firstname')).body
  expect(list.data.map((guest: { wedding_events: unknown[] }) => guest.wedding_events)).toMatchObject([
    [{ status: 2, meal: 'Garden' }, { status: 0 }],
    [{ status: 3, plus_one_count: 0 }],
    [{ status: 2, plus_one_count: 1, meal: 'Lamb' }, { status: 4 }],
  ])
  const counts = list.guest_wedding_event_counts.filter(({ id, guests }: { id: number; guests: number }) => id === wedding.id && guests > 0)
  expect(counts).toMatchObject([
    { status: 2, guests: 2, heads: 3 },
    { status: 3, guests: 1, heads: 1 },
  ])
  const lines = await db.selectFrom('wedding_changes').where('user_id', '=', couple.id).where('actor_id', 'is', null).selectAll().execute()
  expect(lines.map(({ what }) => what).sort()).toEqual(['guest.change', 'guest.change', ...replies.map(() => 'guest.reply')])
  expect(new Set(lines.map(({ act }) => act)).size).toBe(1)
  expect(lines.every(({ after }) => (after as { channel?: string }).channel === 'guest')).toBe(true)
  const told = await db.selectFrom('notifications').where('user_id', 'in', [couple.id, partner.id]).selectAll().execute()
  expect(told.map(({ user_id, kind }) => [user_id, kind]).sort()).toEqual([
    [couple.id, 'guest_answered'],
    [partner.id, 'guest_answered'],
  ])
})

test('what was not said stays as it was', async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const answer = (body: object) => world.visitor().put(`/public/guests/${tom.invite_id}`, body)
  await answer({
    replies: [{ guest_id: tom.id, event_id: wedding.id, status: 2, plus_one_count: 1, meal: 'Lamb' }],
    guest: { phone: '+1 707 555 0122' },
  })
  await answer({ replies: [{ guest_id: tom.id, event_id: wedding.id, status: 4 }], guest: { city: 'Napa' } })
  const guest = (await couple.get(`/guests/${tom.id}`)).body.data
  expect(guest).toMatchObject({ phone: '+1 707 555 0122', city: 'Napa', email: `tom${couple.id}@example.com`, notes: 'Drinks' })
  expect(guest.wedding_events[0]).toMatchObject({ status: 4, plus_one_count: 1, meal: 'Lamb' })
})

test('a household says nothing of others, and takes no more than it was offered', async () => {
  const { couple, tom, ned, wedding, supper } = await inviteHousehold(world)
  const walter = (await couple.post('/guests', { firstname: 'Walter', wedding_events: [wedding.id] })).body.data
  const stranger = await inviteHousehold(world)
  const refused = async (body: object) => {
    const answer = await world.visitor().put(`/public/guests/${tom.invite_id}`, body)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  const reply = { guest_id: tom.id, event_id: wedding.id, status: 2 }
  expect(await refused({ replies: [{ ...reply, guest_id: walter.id }] })).toEqual([422, ['replies.0.event_id']])
  expect(await refused({ replies: [{ ...reply, guest_id: stranger.tom.id }] })).toEqual([422, ['replies.0.event_id']])
  expect(await refused({ replies: [{ ...reply, event_id: stranger.wedding.id }] })).toEqual([422, ['replies.0.event_id']])
  expect(await refused({ replies: [{ ...reply, guest_id: ned.id, event_id: supper.id }] })).toEqual([422, ['replies.0.event_id']])
  expect(await refused({ replies: [{ ...reply, status: 1 }] })).toEqual([422, ['replies.0.status']])
  expect(await refused({ replies: [{ ...reply, plus_one_count: 2 }] })).toEqual([422, ['replies.0.plus_one_count']])
  expect(await refused({ replies: [{ ...reply, meal: 'Lobster' }] })).toEqual([422, ['replies.0.meal']])
  expect(await refused({ guests: [{ id: ned.id, plus_one_names: ['A friend'] }] })).toEqual([422, ['guests.0.plus_one_names']])
  expect(await refused({ guests: [{ id: walter.id, dietary_notes: 'x' }] })).toEqual([422, ['guests.0.id']])
  expect(await refused({ replies: [reply, { ...reply, status: 3 }] })).toEqual([422, ['replies.0.status', 'replies.1.status']])
  // All of it or nothing, and no field beside those that are theirs.
  await world
    .visitor()
    .put(`/public/guests/${tom.invite_id}`, { guest: { notes: 'x', tags: ['x'], side: 'partner_1' }, plus_one_allowed: 9 })
  expect((await couple.get(`/guests/${tom.id}`)).body.data).toMatchObject({ notes: 'Drinks', tags: [], side: 'both', version: 2 })
})

test('own questions are answered once by the household, or by each guest whom they concern', async () => {
  const { couple, tom, jo, ned, wedding, supper } = await inviteHousehold(world)
  const asked = [
    { kind: 'text', label: 'A song?' },
    { kind: 'yes_no', label: 'The bus?', event_id: supper.id, of_each_guest: true },
    { kind: 'choice', label: 'Which pudding?', choices: ['Cake', 'Fruit'] },
  ]
  const [song, bus, pudding] = (await couple.put('/rsvp-settings', { questions: asked })).body.data.questions
  const answer = (invite_id: string, answers: object[]) => world.visitor().put(`/public/guests/${invite_id}`, { answers })
  await answer(tom.invite_id, [
    { question_id: song.id, answer: 'Vienna' },
    { question_id: bus.id, guest_id: jo.id, answer: 'yes' },
  ])
  await answer(jo.invite_id, [{ question_id: song.id, answer: 'Africa' }])
  expect((await couple.get('/rsvp-settings/answers')).body.data).toMatchObject([
    { question_id: song.id, guest_id: jo.id, answer: 'Africa' },
    { question_id: bus.id, guest_id: jo.id, answer: 'yes' },
  ])
  expect((await answer(tom.invite_id, [{ question_id: pudding.id, answer: 'Lobster' }])).status).toBe(422)
  // Ned is not asked to the supper.
  expect((await answer(tom.invite_id, [{ question_id: bus.id, guest_id: ned.id, answer: 'yes' }])).status).toBe(422)
  await answer(tom.invite_id, [{ question_id: song.id, answer: '' }])
  expect((await couple.get('/rsvp-settings/answers')).body.data).toHaveLength(1)
  void wedding
})

test('the last day ends where the couple lives; after it the couple’s words, and nothing changes', async () => {
  const { couple, tom, wedding, supper } = await inviteHousehold(world)
  await couple.put('/rsvp-settings', { closed_words: 'Call Theo.' })
  const zone = (time_zone: string) => db.updateTable('users').set({ time_zone }).where('id', '=', couple.id).execute()
  const { rows } = await sql<{ day: string }>`select to_char(now() at time zone 'Pacific/Kiritimati', 'YYYY-MM-DD') as day`.execute(db)
  const reply_by = sql<string>`(${rows[0]!.day}::date - 1)::date`
  await db.updateTable('guest_wedding_events').set({ reply_by }).where('id', '=', wedding.id).execute()
  const answer = (event_id: number) =>
    world.visitor().put(`/public/guests/${tom.invite_id}`, { replies: [{ guest_id: tom.id, event_id, status: 2 }] })
  // Yesterday's date in the first place of the world where a day begins is still today's in the last one.
  await zone('Pacific/Pago_Pago')
  expect((await answer(wedding.id)).status).toBe(200)
  await zone('Pacific/Kiritimati')
  const late = await answer(wedding.id)
  expect([late.status, late.body]).toEqual([403, { message: 'Call Theo.' }])
  expect((await answer(supper.id)).status).toBe(200)
  expect((await couple.get(`/guests/${tom.id}`)).body.data.wedding_events[0].status).toBe(2)
})

// CALL-043
test('a new invite ends the old one at once', async () => {
  const { couple, tom } = await inviteHousehold(world)
  const fresh = (await couple.post(`/guests/${tom.id}/generate-invite-id`)).body.data.invite_id
  expect(fresh).not.toBe(tom.invite_id)
  expect((await world.visitor().get(`/public/guests/${tom.invite_id}`)).status).toBe(404)
  expect((await world.visitor().get(`/public/guests/${fresh}`)).status).toBe(200)
})

test('a guest erases what is kept of them, from the history and the tray too, and the couple is told', async () => {
  const { couple, username, tom } = await inviteHousehold(world)
  const mark = 'cnry-secret'
  await couple.put('/address-collector', { is_open: true })
  await world.visitor().post(`/public/guests/${username}`, { firstname: 'Tom', address_line1: mark, city: mark })
  const [left] = (await couple.get('/collected-addresses')).body.data
  await couple.post(`/collected-addresses/${left.id}/accept`, { guest_id: tom.id })
  const { body } = await couple.put('/rsvp-settings', { questions: [{ kind: 'text', label: 'Which song?', of_each_guest: true }] })
  await world.visitor().put(`/public/guests/${tom.invite_id}`, {
    answers: [{ question_id: body.data.questions[0].id, guest_id: tom.id, answer: mark }],
  })
  const act = randomUUID()
  await couple.delete(`/guests/${tom.id}`, { act })
  await couple.post(`/wedding-changes/${act}/undo`)
  await world.visitor().put(`/public/guests/${tom.invite_id}`, {
    guest: { phone: mark, address_line1: mark },
    guests: [{ id: tom.id, dietary_notes: mark }],
  })
  await couple.put(`/guests/${tom.id}`, { city: mark })
  expect((await world.visitor().delete(`/public/guests/${tom.invite_id}`)).status).toBe(204)
  expect((await couple.get(`/guests/${tom.id}`)).body.data).toMatchObject({ firstname: 'Tom', phone: '', city: '', dietary_notes: '' })
  const history = await db.selectFrom('wedding_changes').where('user_id', '=', couple.id).selectAll().orderBy('id').execute()
  expect(JSON.stringify(history)).not.toContain(mark)
  expect(await db.selectFrom('collected_addresses').where('user_id', '=', couple.id).select('id').execute()).toEqual([])
  expect(history.at(-1)?.what).toBe('guest.erase')
})
