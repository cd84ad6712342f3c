import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { groundColour } from './ground-colour.ts'
import { folder, readDrawn, readPictures } from './pictures.ts'

const pictures = readPictures()

test('every master of the product is there, as its description draws it, with the colour of its ground', async () => {
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const hash = createHash('sha256').update(draw(picture)).digest('hex')
      const colour = await groundColour(readFileSync(join(folder, `${picture.name}.webp`)), picture)
      return [picture.name, { hash, colour }] as const
    }),
  )
  expect(Object.fromEntries(drawn)).toEqual(readDrawn())
  const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'))
  expect(masters.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
})

test('masters are 1200 px on their longer side; the hero, which a whole window shows, has 2000, a face 640', () => {
  for (const { name, width, height } of pictures) {
    const longer = name === 'home-hero' ? 2_000 : name.startsWith('avatar-') ? 640 : 1_200
    expect(Math.max(width, height), name).toBe(longer)
  }
})

test('no two pictures share both motif and palette, but the hero and its upright form', () => {
  const wide = pictures.filter(({ name }) => name !== 'home-hero-phone')
  expect(new Set(wide.map(({ motif, palette }) => `${motif} ${palette}`)).size).toBe(wide.length)
})
