import { readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { hero, masterOf, masters, namesIn, newFolder, newPictureServer, takesWebp } from '#tests/pictures.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { soon } from '#tests/soon.ts'
import { pictureAddress, widthsOf } from '#web/picture-address.ts'

const db = openDb(await copyTemplate(), { max: 1 })
afterAll(() => db.destroy())

test('every master has an address in each width up to its own, and shows itself in that width', async () => {
  const { get } = await newPictureServer(db)
  expect(widthsOf({ width: 1_200 })).toEqual([160, 320, 480, 640, 960, 1_200])
  expect(widthsOf({ width: 1_100 })).toEqual([160, 320, 480, 640, 960, 1_100])
  for (const master of masters.values()) {
    const answer = await get(pictureAddress(master, 160))
    const { format, width, height = 0 } = await sharp(answer.body).metadata()
    expect([answer.status, answer.headers.get('content-type'), format, width]).toEqual([200, 'image/webp', 'webp', 160])
    expect(Math.abs(height - (160 * master.height) / master.width)).toBeLessThan(1)
  }
  const whole = await get(pictureAddress(hero, hero.width))
  expect(whole.body.equals(readFileSync(hero.file))).toBe(true)
})

// CONST-037
test('what is made from a master has quality 80', async () => {
  const { get } = await newPictureServer(db)
  const made = await get(pictureAddress(hero, 320))
  const [other, wanted] = await Promise.all([79, 80].map((quality) => sharp(hero.file).resize({ width: 320 }).webp({ quality }).toBuffer()))
  expect([made.body.equals(wanted!), made.body.equals(other!)]).toEqual([true, false])
})

test('no other name, hash, width or way of writing is there', async () => {
  const { get, folder } = await newPictureServer(db)
  const { hash, width } = hero
  const wrong = [
    `/pictures/home-zero-${hash}-640`,
    `/pictures/home-hero-00000000-640`,
    `/pictures/home-hero-${hash}-641`,
    `/pictures/home-hero-${hash}-${width + 400}`,
    `/pictures/home-hero-${hash}-0640`,
    `/pictures/home-hero-${hash}-640.webp`,
    `/pictures/home-hero-${hash}`,
    `/pictures/..%2Fpictures.json`,
    `/pictures/__proto__-${hash}-640`,
    `/pictures/constructor-${hash}-640`,
    '/pictures/',
  ]
  for (const address of wrong) expect([address, (await get(address)).status]).toEqual([address, 404])
  expect(namesIn(folder)).toEqual([])
})

test('the answer may be kept for ever, belongs to this site and is what it says', async () => {
  const { get } = await newPictureServer(db)
  const { status, headers, body } = await get(pictureAddress(hero, 320), takesWebp)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('vary')).toBe('accept')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-length')).toBe(String(body.length))
  expect(headers.has('set-cookie')).toBe(false)

  const etag = headers.get('etag') ?? ''
  const known = await get(pictureAddress(hero, 320), { ...takesWebp, 'if-none-match': etag })
  expect([known.status, known.body.length, known.headers.get('etag')]).toEqual([304, 0, etag])
  const head = await get(pictureAddress(hero, 320), takesWebp, 'HEAD')
  expect([head.status, head.body.length, head.headers.get('content-length')]).toEqual([200, 0, String(body.length)])
})

test('a picture is made once, also for many who ask together, and then lies in the folder', async () => {
  const { get, folder } = await newPictureServer(db)
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(pictureAddress(hero, 480))))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const [name = ''] = namesIn(folder)
  expect(namesIn(folder)).toEqual([`home-hero-${hero.hash}-480.webp`])
  const old = new Date(2_000)
  utimesSync(join(folder, name), old, old)
  expect((await get(pictureAddress(hero, 480))).body.equals(readFileSync(join(folder, name)))).toBe(true)
  expect(statSync(join(folder, name)).mtime).toEqual(old)
})

test.each([
  ['half a file', (file: string) => truncateSync(file, 3_000)],
  ['an empty file', (file: string) => truncateSync(file, 0)],
  ['something else', (file: string) => writeFileSync(file, 'no picture at all')],
])('%s in the folder is made anew', async (_, spoil) => {
  const { get, folder } = await newPictureServer(db)
  const whole = await get(pictureAddress(hero, 640))
  const file = join(folder, `home-hero-${hero.hash}-640.webp`)
  spoil(file)
  expect((await get(pictureAddress(hero, 640))).body.equals(whole.body)).toBe(true)
  expect(readFileSync(file).equals(whole.body)).toBe(true)
})

test('what a killed process left half written is never given out, and goes after a day', async () => {
  const folder = newFolder()
  const left = `home-hero-${hero.hash}-640.webp.0.part`
  const outdated = 'home-hero-00000000-640.webp'
  for (const name of [left, outdated, 'of-today.part']) writeFileSync(join(folder, name), 'RIFF')
  for (const name of [left, outdated]) utimesSync(join(folder, name), 1_000, 1_000)
  const { get } = await newPictureServer(db, { folder })
  expect((await get(pictureAddress(hero, 640))).status).toBe(200)
  await soon(() => expect(namesIn(folder)).toEqual([`home-hero-${hero.hash}-640.webp`, 'of-today.part']))
})

test('a folder that takes nothing costs time, not the picture', async () => {
  const folder = join(newFolder(), 'file')
  writeFileSync(folder, 'in the way')
  const { get } = await newPictureServer(db, { folder })
  expect((await get(pictureAddress(hero, 160))).status).toBe(200)
})

test('when too many wait, the next is told to come again, and then gets it', async () => {
  const { get } = await newPictureServer(db, { most: 1 })
  const addresses = [...masters.values()].slice(0, 8).map((master) => pictureAddress(master, 960))
  const answers = await Promise.all(addresses.map((address) => get(address)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(refused.length).toBeGreaterThanOrEqual(1)
  for (const { headers } of refused) expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store'])
  for (const address of addresses) expect((await get(address)).status).toBe(200)
})

test('a picture that nobody waits for any more is not made', async () => {
  const { get, origin, folder } = await newPictureServer(db)
  const before = ['home-closing', 'home-guests', 'not-found'].map((name) => get(pictureAddress(masterOf(name), 960)))
  await get(pictureAddress(hero, 8)) // those are in line by then
  const leaving = request(`${origin}${pictureAddress(hero, 960)}`).on('error', () => {})
  leaving.end()
  await soon(() => expect(leaving.reusedSocket || leaving.socket?.bytesWritten).toBeGreaterThan(0))
  await get(pictureAddress(hero, 8)) // and so is this one
  leaving.destroy()
  await Promise.all(before)
  await get(pictureAddress(hero, 160))
  expect(namesIn(folder)).toHaveLength(before.length + 1)
  expect(namesIn(folder)).not.toContain(`home-hero-${hero.hash}-960.webp`)
})
