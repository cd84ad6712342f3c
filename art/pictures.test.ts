import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { groundColour } from './ground-colour.ts'
import { folder, readDrawn, readPictures } from './pictures.ts'
import { raster } from './raster.ts'

const pictures = readPictures()
const remembered = Object.entries(readDrawn())

test('every master of the product is there, as its description draws it', () => {
  const hashes = pictures.map((picture) => [picture.name, createHash('sha256').update(draw(picture)).digest('hex')])
  expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries(remembered.map(([name, { hash }]) => [name, hash])))
  const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'))
  expect(masters.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
})

test('the colour that is remembered of a master is the one of its ground', async () => {
  const colours = pictures.map(async (picture) => {
    const master = readFileSync(join(folder, `${picture.name}.webp`))
    return [picture.name, await groundColour(master, picture)] as const
  })
  expect(await Promise.all(colours)).toEqual(remembered.map(([name, { colour }]) => [name, colour]))
})

test('masters are 1200 px on their longer side; a hero and the cover of a website, which a whole window shows, have 2000, a face 640', () => {
  for (const { name, width, height } of pictures) {
    const longer = isWindow(name) ? 2_000 : name.startsWith('avatar-') ? 640 : 1_200
    expect(Math.max(width, height), name).toBe(longer)
  }
})

function isWindow(name: string): boolean {
  return name === 'home-hero' || name.startsWith('website-')
}

test('pictures that share motif and palette have another seed and look another way, but for the upright hero and small faces', async () => {
  const wide = pictures.filter(({ name }) => name !== 'home-hero-phone' && !name.startsWith('avatar-'))
  const groups = Map.groupBy(wide, ({ motif, palette }) => `${motif} ${palette}`)
  for (const group of groups.values()) {
    const seen = await Promise.all(group.map(async (picture) => ({ picture, thumbnail: await thumbnailOf(picture.name) })))
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        expect([one.picture.name, one.picture.seed]).not.toEqual([other.picture.name, other.picture.seed])
        expect(difference(one.thumbnail, other.thumbnail), `${one.picture.name} and ${other.picture.name}`).toBeGreaterThan(least)
      }
    }
  }
})

test('a picture does not look another way than itself, and two seeds of one motif do', async () => {
  const [first, again, second] = await Promise.all(
    ['a', 'a', 'b'].map(async (seed) => shrunk(await raster({ seed, motif: 'candles', palette: 'poppy', width: 240, height: 160 }))),
  )
  expect(difference(first, again)).toBeLessThan(1)
  expect(difference(first, second)).toBeGreaterThan(least)
})

/** Of 255 levels, averaged over 32 by 32 places: under it two drawings are one to the eye. */
const least = 4

function thumbnailOf(name: string): Promise<Buffer> {
  return shrunk(readFileSync(join(folder, `${name}.webp`)))
}

function shrunk(master: Buffer): Promise<Buffer> {
  return sharp(master).flatten({ background: '#ffffff' }).resize(32, 32, { fit: 'fill' }).raw().toBuffer()
}

function difference(one: Buffer = Buffer.alloc(0), other: Buffer = Buffer.alloc(0)): number {
  return one.reduce((sum, level, i) => sum + Math.abs(level - (other[i] ?? 0)), 0) / one.length
}
