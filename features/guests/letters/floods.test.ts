// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { soon } from '#tests/soon.ts'
import { insertSending, takeTurn } from './sending-rows.server.ts'
import { newLetterWorld } from '#tests/letters.ts'

const world = await newLetterWorld()
const { db, lettersTo } = world

test('no list of guests fills a mailbox, and none takes away what another wedding writes there', async () => {
  const couple = await world.confirmed()
  const wedding = await world.event(couple, 'Wedding')
  for (let nth = 0; nth < 22; nth++) await world.invited(couple, wedding, `Guest ${nth}`, 'full@example.com')
  await world.invited(couple, wedding, 'Ada', 'ada@example.com')
  const { body } = await couple.post('/invitations', { kind: 'save_the_date' })
  await world.leaves(couple, body.data.id)
  expect(await lettersTo('full@example.com')).toHaveLength(20)
  expect(await lettersTo('ada@example.com')).toHaveLength(1)
  expect((await couple.get('/invitations')).body.data).toMatchObject([{ letters: 23, passed: 2 }])

  const second = await world.confirmed()
  const id = await world.invited(second, await world.event(second, 'Wedding'), 'Bo', 'Full@example.com')
  await world.leaves(second, (await second.post(`/guests/${id}/rsvp`)).body.data.sending.id)
  expect(await lettersTo('Full@example.com')).toHaveLength(1)
})

test('all weddings together fill no mailbox either', async () => {
  for (let nth = 0; nth < 6; nth++) {
    const couple = await world.confirmed()
    const wedding = await world.event(couple, 'Wedding')
    await sql`with added as (
        insert into guests (user_id, firstname, email) select ${couple.id}, 'Guest', 'all@example.com' from generate_series(1, 20) returning id
      ) insert into guest_answers (user_id, guest_id, event_id) select ${couple.id}, id, ${wedding.id} from added`.execute(db)
    await world.leaves(couple, (await couple.post('/invitations', { kind: 'save_the_date' })).body.data.id)
  }
  expect(await lettersTo('all@example.com')).toHaveLength(100)
})

test('a helper mails one household three times a day and no more, however often they press', async () => {
  const couple = await world.confirmed()
  const wedding = await world.event(couple, 'Wedding')
  const ada = await world.invited(couple, wedding, 'Ada', 'often@example.com')
  const helper = await world.helper(couple, { [wedding.id]: [2] })
  await sql`update users set email_verified_at = now() where id = ${helper.id}`.execute(db)
  const press = () => helper.post(`/guests/${ada}/rsvp`, { again: true })
  const leave = async () => {
    for (const { id } of (await couple.get('/invitations')).body.data) await world.leaves(couple, id)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, press))
  await leave()
  for (let nth = 0; nth < 6; nth++) {
    answers.push(await press())
    await leave()
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await press()).status).toBe(429)
  expect(await lettersTo('often@example.com')).toHaveLength(3)
  const again = await couple.post('/invitations/preview', { kind: 'invitation', again: true })
  expect(again.body.data).toMatchObject({ letters: 0, done: 1 })
})

test('a second sending at the same time waits, and both stay within a day’s letters together', async () => {
  const couple = await world.confirmed()
  const { id } = await world.event(couple, 'Wedding')
  await sql`with added as (
      insert into guests (user_id, firstname, email) select ${couple.id}, 'Guest', 'guest' || n || '@example.com' from generate_series(1, 3100) n returning id
    ) insert into guest_answers (user_id, guest_id, event_id) select ${couple.id}, id, ${id} from added`.execute(db)
  const one = {
    user_id: couple.id,
    actor_id: couple.id,
    role: 'owner',
    firstname: '',
    other_firstname: '',
    guestlist_setup_at: null,
  } as const
  const everybody = { event_ids: [id], households: null, guest_ids: [], only_waiting: false, again: false, subject: '', words: '' }
  const second = await db.transaction().execute(async (first) => {
    await takeTurn(first, { ...one, events: 'all' })
    await insertSending(first, { ...one, events: 'all' }, { ...everybody, kind: 'save_the_date' })
    const second = couple.post('/invitations', { kind: 'invitation' })
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await soon(async () => expect((await waiting.execute(db)).rows).toHaveLength(1))
    return [second]
  })
  expect((await second[0])?.status).toBe(429)
})
