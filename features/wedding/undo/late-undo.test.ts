// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyHistory } from '#features/wedding/history/jobs.server.ts'
import type { Answer, Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('29 days later the partner takes back what was deleted: answers, households, meals, invites, what was asked, and printed cards', async () => {
  const { ada, party } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  const ids = await added(ada, 'Ann & Bo Dahl\nCy Kim')
  const [ann, , cy] = ids
  await ada.post('/guests/reply-many', { ids, guest_wedding_event_id: party.id, status: 2, meal: 'Fish' })
  await ada.post(`/guests/${ann}/generate-invite-id`)
  const asked = await sql<{ id: number }>`insert into rsvp_questions (user_id, position, kind, label)
    values (${ada.id}, 0, 'text', 'A song?') returning id`.execute(world.db)
  await sql`insert into rsvp_answers (user_id, question_id, guest_id, answer) values (${ada.id}, ${asked.rows[0]!.id}, ${ann}, 'Heroes')`.execute(
    world.db,
  )
  await sql`insert into rsvp_codes (user_id, hash, guest_id) values (${ada.id}, '\\x0123', ${cy})`.execute(world.db)
  const before = await everything(ada)

  const gone = await ada.post('/guests/destroy-many', { ids })
  await daysPass(ada.id, 29)
  await emptyHistory(world.db)
  const back = await undo(partner, gone)
  expect(back.body.data).toMatchObject({ undone: { length: 3 }, kept: [], lost: [] })
  expect(await everything(ada)).toEqual(before)
})

test('after 30 days an act stays as it is, and a day later what it kept is gone, but for the history of answers', async () => {
  const { ada, party } = await wedding()
  const [ann, bo] = await added(ada, 'Ann\nBo')
  await ada.put(`/guests/${ann}/guest_wedding_events/${party.id}/status`, { status: 2, meal: 'Fish' })
  await ada.put(`/guests/${ann}`, { notes: 'Nobody must know', email: 'ann@example.com' })
  const gone = await ada.post('/guests/destroy-many', { ids: [bo] })
  expect(await ended(ada)).toHaveLength(0)
  await daysPass(ada.id, 30)
  expect(await ended(ada)).toHaveLength(5)
  const late = await undo(ada, gone)
  expect([late.status, late.body.message]).toEqual([409, 'This can’t be taken back any more: it is more than 30 days ago.'])

  await daysPass(ada.id, 1)
  await emptyHistory(world.db)
  const { rows } = await sql<{
    values: string
  }>`select concat(before, after) as values from wedding_changes where user_id = ${ada.id}`.execute(world.db)
  expect(rows.map(({ values }) => values).join()).not.toMatch(/Nobody|ann@|Bo/)
  const sentences = (await ada.get('/wedding-changes')).body.data.map(({ text }: { text: string }) => text)
  expect(sentences).toEqual([
    'deleted a guest',
    'changed the email and the notes of Ann',
    'noted that Ann is coming, and would like the fish',
    'added 2 guests',
    'added the event Party',
  ])
})

test('guests come back although their household was dissolved and their event deleted, and with the event their answers', async () => {
  const { ada, party } = await wedding()
  const act = crypto.randomUUID()
  const [ann, bo] = await added(ada, 'Ann\nBo')
  const home = (await ada.post('/households', { name: 'Ann & Bo', guest_ids: [ann, bo], act })).body.data
  await ada.post('/guests/reply-many', { ids: [ann, bo], guest_wedding_event_id: party.id, status: 2, meal: 'Lamb' })
  const gone = await ada.post('/guests/destroy-many', { ids: [ann, bo] })
  await ada.post(`/wedding-changes/${act}/undo`)
  const without = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${party.id}`, { act: without })

  const back = (await undo(ada, gone)).body.data
  expect(back).toMatchObject({ undone: { length: 2 }, kept: [], lost: [{ kind: 'event', id: party.id, name: 'Party', guests: 2 }] })
  const list = (await ada.get('/guests')).body
  expect(list).toMatchObject({
    households: [{ id: home.id, name: 'Ann & Bo', guests: 2 }],
    data: [{ wedding_events: [] }, { wedding_events: [] }],
  })

  expect((await ada.post(`/wedding-changes/${without}/undo`)).body.data).toMatchObject({ kept: [], lost: [] })
  const { data } = (await ada.get('/guests')).body
  for (const { wedding_events } of data) expect(wedding_events).toMatchObject([{ id: party.id, status: 2, meal: 'Lamb' }])
})

test('an event brings back what guests were asked about it, and what they said', async () => {
  const { ada, party } = await wedding()
  const [ann] = await added(ada, 'Ann')
  const { rows } = await sql<{ id: number }>`insert into rsvp_questions (user_id, event_id, position, kind, label, choices)
    values (${ada.id}, ${party.id}, 0, 'choice', 'A song?', '{Heroes,Dancing Queen}') returning id`.execute(world.db)
  await sql`insert into rsvp_answers (user_id, question_id, guest_id, answer) values (${ada.id}, ${rows[0]!.id}, ${ann}, 'Heroes')`.execute(
    world.db,
  )
  const asked = async () =>
    (
      await sql`select question.*, said.* from rsvp_questions question join rsvp_answers said on said.question_id = question.id
      where question.user_id = ${ada.id}`.execute(world.db)
    ).rows
  const before = await asked()
  const act = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${party.id}`, { act })
  expect(await asked()).toEqual([])
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect([before.length, await asked()]).toEqual([1, before])
})

test('what was changed since stays, with who changed it; who took an act back is told, and nobody does so twice', async () => {
  const { ada } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  await partner.put('/users/me', { firstname: 'Theo' })
  const ids = await added(ada, 'Ann\nBo\nCy')
  const seated = await ada.post('/guests/update-many', { ids, change: { table_name: 'One' } })
  await partner.put(`/guests/${ids[1]}`, { table_name: 'Two' })
  await partner.delete(`/guests/${ids[2]}`)
  const both = await Promise.all([undo(partner, seated), undo(ada, seated)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { data } = both.find(({ status }) => status === 200)!.body
  expect(data.undone).toEqual([{ kind: 'guest', id: ids[0] }])
  expect(data.kept).toMatchObject([
    { id: ids[1], name: 'Bo', why: 'changed', by: 'Theo', at: expect.any(String) },
    { id: ids[2], name: 'Cy', why: 'gone', by: 'Theo' },
  ])
  const acts = (await ada.get('/wedding-changes')).body.data
  expect(acts[0]).toMatchObject({ is_undoing: true, undoable_until: expect.any(String) })
  const act = acts.find(({ id }: { id: string }) => id === seated.body.data.undo)
  expect(act).toMatchObject({ undoable_until: null, undone_at: expect.any(String), undone_by: { kind: 'person' } })
  expect([acts[0].who.name]).toContain(act.undone_by.name)
})

test('tasks and helpers that stay have their names', async () => {
  const { ada, party } = await wedding()
  const partner = await world.helper(ada, {}, 'partner')
  await partner.put('/users/me', { firstname: 'Theo' })
  const add = async (title: string) =>
    (await ada.post('/user-checklist-items', { guest_wedding_event_id: party.id, title })).body.data.id as number
  const [band, cake] = [await add('Book the band'), await add('Order the cake')]
  const done = await ada.post('/user-checklist-items/update-many', { ids: [band, cake], change: { category: 'Supper' } })
  await partner.put(`/user-checklist-items/${band}`, { title: 'Book the choir', category: 'Music' })
  await partner.delete(`/user-checklist-items/${cake}`)
  expect((await undo(ada, done)).body.data).toMatchObject({
    undone: [],
    kept: [
      { kind: 'item', id: band, name: 'Book the choir', why: 'changed', by: 'Theo' },
      { kind: 'item', id: cake, name: 'Order the cake', why: 'gone', by: 'Theo' },
    ],
  })

  const aunt = await world.helper(ada, { [party.id]: [1] })
  await aunt.put('/users/me', { firstname: 'Rosa' })
  const invite = (email: string) =>
    ada.post('/user-posses', { email, role: 'helper', guest_wedding_events: [{ id: party.id, permissions: [1] }] })
  await invite('nobody@example.com')
  for (const [email, name] of [
    [aunt.email, 'Rosa'],
    ['nobody@example.com', 'nobody@example.com'],
  ] as const) {
    const { id } = await world.db.selectFrom('user_posses').where('email', '=', email).select('id').executeTakeFirstOrThrow()
    const act = crypto.randomUUID()
    await ada.delete(`/user-posses/${id}`, { act })
    expect((await invite(email)).status).toBe(201)
    expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toMatchObject([{ kind: 'posse', id, name, why: 'taken' }])
  }
})

async function wedding() {
  const ada = await world.couple()
  return { ada, party: await world.event(ada, 'Party') }
}

async function added(couple: Client, names: string): Promise<number[]> {
  return (await couple.post('/guests/many', { names })).body.data.ids
}

function undo(client: Client, { body }: Answer): Promise<Answer> {
  return client.post(`/wedding-changes/${body.data.undo}/undo`)
}

/** What nobody can take back any more. */
async function ended(couple: Client) {
  return (await couple.get('/wedding-changes')).body.data.filter(
    ({ undoable_until }: { undoable_until: string | null }) => undoable_until === null,
  )
}

async function daysPass(user_id: number, days: number): Promise<void> {
  await sql`update wedding_changes set created_at = created_at - make_interval(days => ${days}) where user_id = ${user_id}`.execute(
    world.db,
  )
}

async function everything(couple: Client & { id: number }) {
  const { data, households, guest_wedding_event_counts } = (await couple.get('/guests')).body
  const { rows } =
    await sql`select jsonb_agg(to_jsonb(rsvp_answers)) as said, (select jsonb_agg(to_jsonb(rsvp_codes) - 'created_at') from rsvp_codes where user_id = ${couple.id}) as codes
    from rsvp_answers where user_id = ${couple.id}`.execute(world.db)
  return { data: data.map(({ version: _, ...guest }: { version: number }) => guest), households, guest_wedding_event_counts, rows }
}
