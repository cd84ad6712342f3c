import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { groundColour } from './ground-colour.ts'
import { folder, readDrawn, readPictures } from './pictures.ts'

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
