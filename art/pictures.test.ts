import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { folder, readPictures } from './pictures.ts'

test('every master of the product is there, as its description draws it', () => {
  const pictures = readPictures()
  const drawn: Record<string, { hash: string }> = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8'))
  expect(pictures.map((picture) => [picture.name, createHash('sha256').update(draw(picture)).digest('hex')])).toEqual(
    Object.entries(drawn).map(([name, { hash }]) => [name, hash]),
  )
  const masters = readdirSync(folder).filter((file) => file.endsWith('.webp'))
  expect(masters.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
})

test('masters are 1200 px on their longer side', () => {
  for (const { name, width, height } of readPictures()) expect(Math.max(width, height), name).toBe(1_200)
})
