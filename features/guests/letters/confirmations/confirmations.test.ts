// One chance: writes

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import type { Person } from '#tests/world.ts'
import { confirmAnswer } from './jobs.server.ts'

const world = await newLetterWorld()
const { db, lettersTo } = world

let couple: Person
let wedding: { id: number }

beforeEach(async () => {
  couple = await world.confirmed()
  wedding = await world.event(couple, 'Wedding')
})

test('a household that answers and thinks again within minutes is told once what was noted', async () => {
  const ada = await guest('Ada', 'confirm@example.com')
  const { invite_id } = (await couple.post(`/guests/${ada}/generate-invite-id`)).body.data
  await couple.put(`/guest_wedding_events/${wedding.id}`, { meals: ['Trout'] })
  await couple.put(`/guests/${ada}`, { plus_one_allowed: true })
  await couple.put(`/guests/${ada}/guest_wedding_events/${wedding.id}/status`, { status: 4, channel: 'phone' })
  expect(await waiting()).toEqual([])
  for (const reply of [{ status: 3 }, { status: 2, plus_one_count: 1, meal: 'Trout' }]) {
    const replies = [{ guest_id: ada, event_id: wedding.id, ...reply }]
    expect((await world.visitor().put(`/public/guests/${invite_id}`, { replies })).status).toBe(200)
  }
  const jobs = await waiting()
  expect(jobs).toMatchObject([{ is_later: true }])
  for (let times = 0; times < 2; times++) await confirm(jobs[0]!.payload, new AbortController().signal)
  const [letter, ...others] = await lettersTo('confirm@example.com')
  expect(others).toEqual([])
  expect(letter).toMatchObject({ subject: 'Your answer to Ada' })
  expect(letter?.text).toContain('Ada and 1 more: coming')
  expect(letter?.text).toContain('Ada eats: Trout')
})

test('nothing is confirmed in the name of a couple whose own address nobody confirmed', async () => {
  const ada = await guest('Ada', 'unconfirmed@example.com')
  const { invite_id } = (await couple.post(`/guests/${ada}/generate-invite-id`)).body.data
  await world.visitor().put(`/public/guests/${invite_id}`, { replies: [{ guest_id: ada, event_id: wedding.id, status: 2 }] })
  await sql`update users set email_verified_at = null where id = ${couple.id}`.execute(db)
  await confirm((await waiting())[0]!.payload, new AbortController().signal)
  expect(await lettersTo('unconfirmed@example.com')).toEqual([])
})

const confirm = confirmAnswer({ db, publicUrl: 'http://posy.test' })

async function waiting() {
  const { rows } = await sql<{ payload: unknown; is_later: boolean }>`
    select payload, run_at > now() + interval '2 minutes' as is_later from graphile_worker._private_jobs
    where key like ${`confirm:${couple.id}:%`}`.execute(db)
  return rows
}

const guest = (firstname: string, email = '', status = 0) => world.invited(couple, wedding, firstname, email, status)
