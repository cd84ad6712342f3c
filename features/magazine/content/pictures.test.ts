import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parts } from '#art/parts.ts'
import { pieceList } from '#art/pictures.ts'
import { masters, newPictureServer } from '#tests/pictures.ts'
import { newWorld } from '#tests/world.ts'
import { pictureAddress, widthsOf } from '#web/picture-address.ts'
import type { ShownPicture } from './contract.ts'
import { piecePictures, readPieces } from './files.server.ts'

const world = await newWorld({ has_magazine: true })
const { get: call } = world.visitor()
const { get } = await newPictureServer(world.db)
const wedding = '/content?type=real-wedding&slug=lemons-cousins-and-a-brass-band'

test('each part of a picture that a wedding shows has its own address, measures and place in the master', async () => {
  const { body } = await call(wedding)
  const shown = Map.groupBy(body.data.pictures as ShownPicture[], ({ part }) => part)
  expect([...shown.keys()].sort()).toEqual(Object.keys(parts).sort())
  for (const [part, [picture]] of shown) {
    const image = picture?.image ?? fail(`${part} is not drawn`)
    const [whole = ''] = image.name.split('--')
    const master = masters.get(whole) ?? fail(`no master ${whole}`)
    expect(image.name).toBe(part === 'whole' ? whole : `${whole}--${part}`)
    const { left, top } = parts[part]
    const place = { left: Math.round(left * master.width), top: Math.round(top * master.height), width: image.width, height: image.height }
    const answer = await get(pictureAddress(image, image.width))
    const { width, height } = await sharp(answer.body).metadata()
    expect([answer.status, width, height], image.name).toEqual([200, image.width, image.height])
    const [made, wanted] = await Promise.all([mean(answer.body), sharp(master.file).extract(place).png().toBuffer().then(mean)])
    for (const [channel, level] of made.entries()) expect(Math.abs(level - (wanted[channel] ?? 0)), image.name).toBeLessThan(3)
  }
})

test('a part is there in every width that a page names, and in no other', async () => {
  const { body } = await call(wedding)
  const picture = (body.data.pictures as ShownPicture[]).find(({ part }) => part === 'upper-left')
  const image = picture?.image ?? fail('no part')
  for (const width of widthsOf(image)) expect([width, (await get(pictureAddress(image, width))).status]).toEqual([width, 200])
  const wrong = [pictureAddress(image, image.width + 1), pictureAddress(image, 1_200), pictureAddress({ ...image, hash: '00000000' }, 320)]
  for (const address of wrong) expect([address, (await get(address)).status]).toEqual([address, 404])
})

test('pieces.json is what the pieces name today, and all of it is drawn', async () => {
  const named = piecePictures(await readPieces())
  expect(JSON.parse(readFileSync(pieceList, 'utf8'))).toEqual(named)
  expect(named.filter(({ name }) => !masters.has(name))).toEqual([])
})

async function mean(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map((channel) => channel.mean)
}

function fail(says: string): never {
  throw new Error(says)
}
