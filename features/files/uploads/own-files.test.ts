// One chance: rights, writes

import { expect, test } from 'vitest'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)
const { send } = sendingTo(world)
const ours = await photo()

// A4
test('one sees what one brought, what it is used for, and how much room it takes', async () => {
  const ada = await world.couple()
  expect((await site.get('/settings/files', ada)).html).toContain('Nothing yet')
  const { file } = (await send(ada, ours)).body
  const paper = (await send(ada, pdf('ours'), { name: 'venue.pdf', purpose: 'document' })).body.file
  await ada.put('/users/me', { avatar_id: file.id })
  const { data, room } = (await ada.get('/files')).body
  expect(data.map(({ id, used_in }: { id: number; used_in: string[] }) => [id, used_in])).toEqual([
    [paper.id, []],
    [file.id, ['avatar']],
  ])
  expect(room).toMatchObject({ bytes: file.bytes + paper.bytes, deleted: 0 })
  const largest = (await ada.get('/files?order=largest')).body.data.map(({ bytes }: { bytes: number }) => bytes)
  expect(largest).toEqual([file.bytes, paper.bytes].toSorted((one, other) => other - one))
  const { html } = await site.get('/settings/files', ada)
  for (const words of ['venue.pdf', 'us.jpg', 'Used: your picture', 'Not used anywhere', ' of 2 GB']) expect(html).toContain(words)
})

test('without script a file is named anew, deleted, and brought back to where it was', async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  const { file } = (await send(ada, ours)).body
  const page = '/settings/files?order=largest'
  const id = String(file.id)
  const avatar = async () => (await ada.get('/users/me')).body.data.avatar.url
  await ada.put('/users/me', { avatar_id: file.id })
  const refused = await site.send(page, ada, { form: 'file', id, name: '', alt: 'The two of us' })
  expect([refused.status, refused.html.includes('Please give the name'), refused.html.includes('value="The two of us"')]).toEqual([
    422,
    true,
    true,
  ])
  const saved = await site.send(page, ada, { form: 'file', id, name: 'Us.jpg', alt: 'The two of us' })
  expect(saved.location).toBe('/settings/files?order=largest&done=saved')
  expect((await ada.get('/files')).body.data).toMatchObject([{ name: 'Us.jpg', alt: 'The two of us' }])

  for (const form of ['file', 'no_file', 'file_again'])
    expect((await site.send(page, eve, { form, id, name: 'Mine.jpg' })).status).toBe(404)
  const deleted = await site.send(page, ada, { form: 'no_file', id })
  expect(deleted.location).toBe(`/settings/files?order=largest&done=file_deleted&file=${id}`)
  expect((await site.get(deleted.location!, ada)).html).toContain('Bring it back')
  expect(await avatar()).toMatch(/^\/avatars\//)
  expect((await site.get('/settings/files?deleted=yes', ada)).html).toMatch(/Us\.jpg.*gone for good on/)
  expect((await ada.get('/files')).body.room).toMatchObject({ bytes: 0, deleted: file.bytes })

  expect((await site.send('/settings/files', ada, { form: 'file_again', id })).location).toBe('/settings/files?done=file_restored')
  expect(await avatar()).toMatch(/^\/files\//)
  expect((await site.get('/settings/files', ada)).html).toContain('Used: your picture')
})

test('what one brings a second time is said to be here already', async () => {
  const ada = await world.couple()
  expect((await send(ada, ours, { name: 'one.jpg' })).body.is_known).toBe(false)
  expect((await send(ada, ours, { name: 'two.jpg' })).body.is_known).toBe(true)
  const eve = await world.couple()
  expect((await send(eve, ours, { name: 'two.jpg' })).body.is_known).toBe(false)
})
