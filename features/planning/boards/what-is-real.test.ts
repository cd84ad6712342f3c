import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { withSegments, xmp } from '#tests/marked-pictures.ts'
import { newWorld } from '#tests/world.ts'
import type { BoardItem } from './board-shapes.ts'

const world = await newWorld()
const { send } = sendingTo(world)
const ours = await photo()

// I2
test('a board shows its real weddings and their pictures alone, and counts them', async () => {
  const ada = await world.couple()
  const add = async (slug: string, type: string) => {
    const row = { type, slug, url: `/${slug}`, title: slug, excerpt: 'To be read.', fields: '{}', status: 'published' as const }
    const { id } = await world.db
      .insertInto('content')
      .values({ ...row, published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await ada.post('/users/me/items', { model: { id } })
  }
  await add('lilac', 'real-wedding')
  await add('fern', 'vendor')
  await add('oaks', 'real-wedding')
  await ada.post('/users/me/items', { model: { notes: 'Candles' } })
  const board = (await ada.get('/v2/users/me/boards')).body.data.boards[0].id
  const { body } = await ada.get(`/boards/${board}?real=true`)
  expect(body.data.items.map(({ slug }: BoardItem) => slug)).toEqual(['oaks', 'lilac'])
  expect([body.meta.total, body.real_count, body.data.items_count]).toEqual([2, 2, 4])
  const all = await ada.get(`/boards/${board}`)
  expect([all.body.data.items.length, all.body.meta.total, all.body.real_count]).toEqual([4, 4, 2])
})

// I2
test('one says how a picture was made; what it says itself stays, whatever is said of it', async () => {
  const ada = await world.couple()
  const mark =
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>'
  const save = async (picture: Buffer, name: string): Promise<BoardItem> => {
    const { file } = (await send(ada, picture, { name })).body
    return (await ada.post('/users/me/items', { model: { file_id: file.id } })).body.data[0]
  }
  const say = async ({ id }: BoardItem, digital_source: string) =>
    (await ada.put(`/users/me/items/${id}`, { digital_source })).body.data?.digital_source
  const unknown = await save(ours, 'us.jpg')
  const told = await save(withSegments(await photo(300, 200), [xmp(mark)]), 'made.jpg')
  expect([unknown.digital_source, told.digital_source]).toEqual(['', expect.stringContaining('trainedAlgorithmicMedia')])
  expect(await say(unknown, 'trainedAlgorithmicMedia')).toBe('trainedAlgorithmicMedia')
  expect(await say(unknown, 'digitalCapture')).toBe('digitalCapture')
  expect(await say(told, 'digitalCapture')).toContain('trainedAlgorithmicMedia')
  expect(await say(unknown, 'holy')).toBeUndefined()
})
