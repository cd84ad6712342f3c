// One chance: writes

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const most = 200

test('200 answers by one guest at once: one of them counts, all of them are in the history, the numbers are right', {
  timeout: 120_000,
}, async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const visitor = world.visitor()
  const answers = Array.from({ length: most }, (_, nth) => ({ status: [2, 3, 4][nth % 3], plus_one_count: nth % 2 }))
  const given = await Promise.all(
    answers.map((answer) =>
      visitor.put(`/public/guests/${tom.invite_id}`, { replies: [{ guest_id: tom.id, event_id: wedding.id, ...answer }] }),
    ),
  )
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]))

  const lines = await db
    .selectFrom('wedding_changes')
    .where('user_id', '=', couple.id)
    .where('what', '=', 'guest.reply')
    .where('actor_id', 'is', null)
    .select(['id', 'before', 'after'])
    .orderBy('id')
    .execute()
  expect(lines).toHaveLength(most)
  // Each begins where the one before it ended: none was lost in between.
  const said = (row: unknown) => (row as { status: number; plus_one_count: number }).status
  for (const [nth, line] of lines.slice(1).entries()) expect(said(line.before)).toBe(said(lines[nth]!.after))
  const sent = (status: number | undefined) => answers.filter((answer) => answer.status === status).length
  for (const status of [2, 3, 4]) expect(lines.filter(({ after }) => said(after) === status)).toHaveLength(sent(status))

  const { data, guest_wedding_event_counts: counts } = (await couple.get('/guests?search=Tom')).body
  const [reply] = data[0].wedding_events
  expect(reply).toMatchObject({ status: said(lines.at(-1)!.after) })
  const ofTom = counts.filter(({ id, status, guests }: Count) => id === wedding.id && status > 1 && guests > 0)
  expect(ofTom).toMatchObject([{ status: reply.status, guests: 1, heads: 1 + reply.plus_one_count }])
})

test('one invite gives so many answers an hour, by whichever call, and then keeps what was said', async () => {
  const { tom, wedding } = await inviteHousehold(world)
  const visitor = world.visitor()
  const answer = { replies: [{ guest_id: tom.id, event_id: wedding.id, status: 2 }] }
  expect((await visitor.put(`/public/guests/${tom.invite_id}`, answer)).status).toBe(200)
  await db.updateTable('rate_limits').where('key', 'like', 'rsvp-answers:%').set({ tries: 300 }).execute()
  const more = [
    await visitor.put(`/public/guests/${tom.invite_id}`, answer),
    await visitor.put(`/guests/${tom.id}/guest_wedding_events/${wedding.id}/status`, { status: 3, invite_id: tom.invite_id }),
    await visitor.delete(`/public/guests/${tom.invite_id}`),
  ]
  expect(more.map(({ status }) => status)).toEqual([429, 429, 429])
  expect((await visitor.get(`/public/guests/${tom.invite_id}`)).body.data.guests[0].replies[0].status).toBe(2)
})

interface Count {
  id: number
  status: number
  guests: number
}
