import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openDb } from '#db/db.ts'
import { hero, masterOf, namesIn, newPictureServer, takesAvif, takesWebp } from '#tests/pictures.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { soon } from '#tests/soon.ts'
import { pictureAddress } from '#web/picture-address.ts'
import { startJobs } from './jobs.ts'
import { openLog } from './log.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 3 })
afterAll(() => db.destroy())

test('AVIF is asked of a job once, and from then on given to who takes it', async () => {
  const { get, pictures } = await newPictureServer(db)
  const address = pictureAddress(hero, 640)
  const webp = await get(address, takesWebp)
  expect(await jobsLeft()).toEqual([])
  for (const _ of [1, 2, 3]) {
    const early = await get(address, takesAvif)
    expect([early.headers.get('content-type'), early.headers.get('cache-control')]).toEqual(['image/webp', 'public, max-age=600'])
  }
  await soon(async () => expect(await jobsLeft()).toEqual([`avif:${address}`]))

  const jobs = await startJobs({ url, log: openLog('silent'), poll: 50, tasks: { make_avif: pictures.makeAvif } })
  const avif = await vi.waitFor(async () => {
    const answer = await get(address, takesAvif)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    return answer
  }, 15_000)
  await jobs.stop()
  expect((await sharp(avif.body).metadata()).width).toBe(640)
  expect(avif.body.length).toBeLessThan(webp.body.length)
  expect(avif.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(avif.headers.get('etag')).not.toBe(webp.headers.get('etag'))

  for (const accept of ['image/webp,*/*', 'image/*', 'image/avif;q=0, image/webp', '']) {
    const answer = await get(address, { accept })
    expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['image/webp', 'accept'])
  }
})

test('of processes with folders of their own, each makes its AVIF when the job comes to it', async () => {
  const [here, there] = [await newPictureServer(db), await newPictureServer(db)]
  const address = pictureAddress(masterOf('not-found'), 160)
  await there.pictures.makeAvif({ address }, new AbortController().signal)
  expect((await there.get(address, takesAvif)).headers.get('content-type')).toBe('image/avif')
  expect((await here.get(address, takesAvif)).headers.get('content-type')).toBe('image/webp')
  await here.pictures.makeAvif({ address }, new AbortController().signal)
  expect((await here.get(address, takesAvif)).headers.get('content-type')).toBe('image/avif')
})

test('half an AVIF is not given out, and one of a picture that is gone is not made', async () => {
  const { get, pictures, folder } = await newPictureServer(db)
  const address = pictureAddress(hero, 160)
  const { signal } = new AbortController()
  await pictures.makeAvif({ address }, signal)
  const file = join(folder, `home-hero-${hero.hash}-160.avif`)
  truncateSync(file, readFileSync(file).length - 200)
  expect((await get(address, takesAvif)).headers.get('content-type')).toBe('image/webp')
  await pictures.makeAvif({ address }, signal)
  expect((await get(address, takesAvif)).headers.get('content-type')).toBe('image/avif')
  await pictures.makeAvif({ address: '/pictures/home-hero-00000000-160' }, signal)
  expect(namesIn(folder)).toHaveLength(2)
})

test('a queue that takes no job disturbs nobody', async () => {
  const { get } = await newPictureServer(db, { askForAvif: () => Promise.reject(new Error('away')) })
  for (const _ of [1, 2]) expect((await get(pictureAddress(hero, 160), takesAvif)).status).toBe(200)
})

async function jobsLeft(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db)
  return rows.map(({ key }) => key)
}
