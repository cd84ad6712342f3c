// One chance: writes

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { folderOfItsOwn } from '#server/files/files.ts'
import { fileRowsOf } from '#tests/file-rows.ts'
import { photo, sendingTo } from '#tests/files.ts'
import { newWorld } from '#tests/world.ts'
import { reconcile, tidyFiles } from './jobs.server.ts'

const ours = await photo()
const world = await newWorld()
const { db, files } = world
const { begin, piece, send, look } = sendingTo(world)
const { store } = files
const { roomOf, countedAnew, keysOf } = fileRowsOf(world)

test('what is deleted for 30 days, or did not arrive in a day, is gone for good', async () => {
  const ada = await world.couple()
  const { id } = (await send(ada, ours)).body.file
  const kept = (await send(ada, await photo(100, 100))).body.file.id
  const [key] = await keysOf(ada)
  const begun = (await begin(ada, ours, { name: 'never.jpg' })).body.id
  await piece(ada, begun, 0, ours.subarray(0, 5_000))
  for (const one of [id, kept]) await ada.delete(`/files/${one}`)
  await db.updateTable('files').where('id', '=', id).set({ deleted_at: sql`now() - interval '31 days'` }).execute()
  await db.updateTable('uploads').where('id', '=', begun).set({ expires_at: sql`now()` }).execute()
  const [{ key: arrived }] = (await db.selectFrom('upload_pieces').where('upload_id', '=', begun).select('key').execute()) as [
    { key: string },
  ]
  expect([await store.size(`${key}/whole.jpeg`), await store.size(arrived)]).toEqual([expect.any(Number), 5_000])
  await tidyFiles({ db, store })
  expect([await store.size(`${key}/whole.jpeg`), await store.size(arrived)]).toEqual([undefined, undefined])
  expect((await ada.get('/files?deleted=true')).body.data).toMatchObject([{ id: kept }])
  expect((await ada.post(`/files/${id}/restore`)).status).toBe(404)
  expect(await roomOf(ada)).toEqual(await countedAnew(ada))
})

test('storage and rows are compared both ways: what no row knows goes, what the storage lost is said to be missing until it is back', async () => {
  const ada = await world.couple()
  const { file } = (await send(ada, ours)).body
  const [key] = await keysOf(ada)
  const folder = folderOfItsOwn()
  const put = async (place: string) => {
    const path = join(folder, 'one')
    await mkdir(folder, { recursive: true })
    await writeFile(path, 'nobody’s')
    await store.put(place, path)
  }
  for (const place of ['kept/aa/aa-nobody/whole.jpeg', 'kept/aa/aa-nobody/320.webp', 'arriving/nobody']) await put(place)
  expect(await reconcile({ db, store })).toEqual({ orphans: 0, missing: 0 })
  const tomorrow = Date.now() + 86_400_000
  expect(await reconcile({ db, store }, undefined, tomorrow)).toEqual({ orphans: 2, missing: 0 })
  for (const place of ['kept/aa/aa-nobody/whole.jpeg', 'kept/aa/aa-nobody/320.webp', 'arriving/nobody'])
    expect(await store.size(place)).toBe(undefined)
  expect((await look(file.urls.whole, ada)).status).toBe(200)

  const lost = join(folder, 'lost')
  const whole = await store.get(`${key}/whole.jpeg`)
  await writeFile(lost, whole!.content)
  await store.remove(key!)
  expect(await reconcile({ db, store })).toEqual({ orphans: 0, missing: 1 })
  expect((await ada.get('/files')).body.data).toMatchObject([{ id: file.id, is_missing: true, urls: {} }])
  expect((await look(file.urls.whole, ada)).status).toBe(404)
  await store.put(`${key}/whole.jpeg`, lost)
  expect(await reconcile({ db, store })).toEqual({ orphans: 0, missing: 0 })
  expect((await look(file.urls.whole, ada)).status).toBe(200)
  await rm(folder, { recursive: true, force: true })
})
