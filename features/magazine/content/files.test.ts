import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { readPictures } from '#art/pictures.ts'
import { taskCategories } from './blocks.ts'
import { readPieces } from './files.server.ts'
import { mastersOf, wrongTogether } from './together.ts'
import { types } from './types.ts'

const pieces = await readPieces()

test('every file of the magazine is as its type wants it, and speaks as the magazine does', () => {
  expect(pieces.flatMap(({ file, faults }) => faults.map(({ line, says }) => `${file}:${line}  ${says}`))).toEqual([])
})

// A1
test('pieces name pieces that are there; no two open alike; what is loaded live leads to nothing invented', () => {
  expect(wrongTogether(pieces).map(({ file, line, says }) => `${file}:${line}  ${says}`)).toEqual([])
})

test('pieces and pages together ask for no more than 300 drawings', () => {
  const words = readPictures().map(({ motif, palette, seed, width, height }) => `${motif} ${palette} ${seed} ${width}x${height}`)
  expect(new Set([...words, ...mastersOf(pieces)]).size).toBeLessThanOrEqual(300)
})

test('every type has its address, and tasks of guides stand in the categories of checklists', () => {
  const shipped = JSON.parse(readFileSync(join(root, 'content/content-types.json'), 'utf8')) as { slug: string }[]
  expect(shipped.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(types)))
  const tasks = JSON.parse(readFileSync(join(root, 'content/checklists/wedding.json'), 'utf8')) as { category: string }[]
  expect([...new Set(tasks.map(({ category }) => category))].sort()).toEqual([...taskCategories].sort())
})
