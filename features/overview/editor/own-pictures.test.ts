// One chance: rights

import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { send } = sendingTo(world)
const [nadia, couple] = [await world.couple(), await world.couple()]
await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', nadia.id).execute()

test('an operator’s own picture stands in a piece, under an address that stays, and is nobody’s before that', async () => {
  const own = (await send(nadia, await photo())).body.file
  const theirs = (await send(couple, await photo())).body.file
  const at = (id: number, hash: string) => fetch(`${world.origin}/pictures/upload-${id}-${hash}-160`)
  expect((await at(own.id, 'aaaaaaaa')).status).toBe(404)
  for (const file_id of [theirs.id, 999_999_999]) expect((await nadia.post('/admin/pictures', { file_id })).status).toBe(422)
  expect((await couple.post('/admin/pictures', { file_id: theirs.id })).status).toBe(403)
  const brought = (await nadia.post('/admin/pictures', { file_id: own.id })).body.data
  const { motif, palette, seed, ratio, image } = brought
  expect(image).toMatchObject({ name: `upload-${own.id}`, width: own.width, height: own.height })
  const seen = await at(own.id, image.hash)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'public, max-age=30'])
  expect(seen.headers.get('content-type')).toMatch(/^image\//)
  expect((await at(theirs.id, image.hash)).status).toBe(404)
  expect((await nadia.get('/admin/pictures')).body.data[0]).toMatchObject({ seed })

  const pictures = JSON.stringify([{ name: 'ours', motif, palette, seed, ratio, alt: 'The two of us at a table.' }])
  const said = {
    title: 'About us',
    excerpt: 'Who runs this place, where they are, and how to reach them.',
    illustrated: 'false',
    published_on: '2026-01-01',
    markdown: 'Here.\n\n{% picture name="ours" /%}',
    pictures,
  }
  const saved = await nadia.post('/admin/content', { type: 'page', slug: 'about-us', said, status: 'published' })
  expect([saved.status, saved.body.errors]).toEqual([201, undefined])
  const piece = (await world.visitor().get('/content?url=/about-us')).body.data
  expect(piece.pictures[0]).toMatchObject({ name: 'ours', image: { name: image.name, hash: image.hash } })
  await nadia.delete(`/files/${own.id}`)
  expect((await at(own.id, image.hash)).status).toBe(404)
})
