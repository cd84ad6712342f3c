// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vendorOut } from '#tests/put-out.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// V7
test('a secret address has the own days, each has their own, and it ends with a new one, at request, and with their part', async () => {
  const { holder, id, look } = await vendorOut(world)
  const oluchi = await world.couple()
  await db.insertInto('vendor_members').values({ user_id: oluchi.id, content_id: id, role: 'colleague' }).execute()
  await holder.put('/users/me/vendor/calendar', {
    days: [
      { day: day(30), state: 'booked' },
      { day: day(31), state: 'held' },
    ],
  })
  const ask = async (who = holder) => (await who.post('/users/me/vendor/calendar/address', {})).body.data.url as string
  const get = async (url: string) => {
    const found = await fetch(url.replace(/^https?:\/\/[^/]+/, world.origin))
    return { status: found.status, text: await found.text() }
  }
  const [first, colleagues] = [await ask(), await ask(oluchi)]
  const { text } = await get(first)
  expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Booked', 'SUMMARY:Held'])
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(30).replaceAll('-', '')}`)
  const second = await ask()
  expect((await Promise.all([first, second, colleagues].map(get))).map(({ status }) => status)).toEqual([404, 200, 200])
  const { rows } = await sql`select encode(hash, 'escape') from vendor_addresses`.execute(db)
  expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1))
  // Read back in, nothing of it counts twice.
  await holder.put('/users/me/vendor/calendar/file', { file: text })
  expect(await look()).toMatchObject({ feed: { unread: 0 }, read_days: [] })
  await holder.delete(`/users/me/vendor-colleagues/${oluchi.id}`)
  expect((await get(colleagues)).status).toBe(404)
  await holder.delete('/users/me/vendor/calendar/address')
  expect((await get(second)).status).toBe(404)
  expect((await (await world.couple()).post('/users/me/vendor/calendar/address', {})).status).toBe(403)
  expect((await (await world.couple()).put('/users/me/vendor/calendar/feed', { address: 'x' })).status).toBe(403)
})
