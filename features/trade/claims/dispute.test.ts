// One chance: rights, writes

import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { record, holderOf, operator, confirmed } = businessesIn(world)

// P6
test('who holds it says their side once, changes it until it is decided, and the operator reads both beside each other', async () => {
  const vendor = await record()
  const [holder, wren, nadia, other] = [await holderOf(vendor.id), await confirmed(), await operator(), await holderOf((await record()).id)]
  expect((await holder.get('/users/me/vendor-disputes')).body.data).toEqual([])
  const words = 'We are the florist; our county invoice has the name and the address.'
  await wren.post('/vendor-claims', { vendor_id: vendor.id, words })
  const { body } = await holder.get('/users/me/vendor-disputes')
  expect(body.data).toMatchObject([{ answer: '', answered_at: null, answer_version: 0 }])
  for (const secret of [wren.email, words]) expect(JSON.stringify(body)).not.toContain(secret)
  const path = `/users/me/vendor-disputes/${body.data[0].id}`
  const say = (who: Person, answer: string, answer_version: number) => who.put(path, { answer, answer_version })
  expect((await say(other, 'It was ours all along, we say.', 0)).status).toBe(404)
  expect((await say(wren, 'It was ours all along, we say.', 0)).status).toBe(403)
  expect((await say(holder, 'Ours.', 0)).status).toBe(422)
  const side = 'We have traded as Fern & Fable since 2021; the county has the filing.'
  const both = await Promise.all([say(holder, side, 0), say(holder, side, 0)])
  expect(both.map(({ status, body }) => [status, body.data.answer_version])).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect((await say(holder, 'A colleague who had read nothing of that.', 0)).status).toBe(409)
  const last = `${side} The lease is from 2020.`
  expect((await say(holder, last, 1)).body.data).toMatchObject({ answer: last, answer_version: 2 })
  const { body: queue } = await nadia.get(`/admin/vendor-queue?kind=claim&id=${body.data[0].id}`)
  expect(queue.data).toMatchObject([{ words, answer: last, holders: [{ id: holder.id }] }])
  const letters = await world.db.selectFrom('mails').where('to_address', '=', wren.email).select('text').execute()
  expect(letters.filter(({ text }) => text.includes('has said their side'))).toHaveLength(1)
  expect(JSON.stringify(letters)).not.toContain('since 2021')
  const acts = await world.db
    .selectFrom('vendor_acts')
    .where('content_id', '=', vendor.id)
    .where('what', '=', 'answered')
    .selectAll()
    .execute()
  expect(acts).toHaveLength(2)
  await nadia.post(`/admin/vendor-claims/${body.data[0].id}`, { decision: 'refuse', words: 'The filing settles it.' })
  expect((await say(holder, 'One more thing that we would like to say.', 2)).status).toBe(409)
  expect((await holder.get('/users/me/vendor-disputes')).body.data).toEqual([])
})
