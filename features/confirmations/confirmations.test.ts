import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import type { Person } from '#tests/world.ts'
import { confirmAnswer, confirmSoon } from './jobs.server.ts'

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
  await couple.put(`/guests/${ada}/guest_wedding_events/${wedding.id}/status`, { status: 3 })
  await confirmSoon(db, { user_id: couple.id, guest_id: ada })
  await couple.put(`/guests/${ada}/guest_wedding_events/${wedding.id}/status`, { status: 2, plus_one_count: 1, meal: 'Trout' })
  await confirmSoon(db, { user_id: couple.id, guest_id: ada })
  const { rows } = await sql<{ payload: unknown; is_later: boolean }>`
    select payload, run_at > now() + interval '2 minutes' as is_later from graphile_worker._private_jobs where key like ${`confirm:${couple.id}:%`}`.execute(
    db,
  )
  expect(rows).toMatchObject([{ is_later: true }])
  const confirm = confirmAnswer({ db, publicUrl: 'http://posy.test' })
  await confirm(rows[0]!.payload, new AbortController().signal)
  await confirm(rows[0]!.payload, new AbortController().signal)
  const [letter, ...others] = await lettersTo('confirm@example.com')
  expect(others).toEqual([])
  expect(letter).toMatchObject({ subject: 'Your answer to Ada' })
  expect(letter?.text).toContain('Ada and 1 more: coming')
  expect(letter?.text).toContain('Ada eats: Trout')
})

const guest = (firstname: string, email = '', status = 0) => world.invited(couple, wedding, firstname, email, status)
