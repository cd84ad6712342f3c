import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { readPictures } from '#art/pictures.ts'
import { taskCategories } from './blocks.ts'
import { readPieces } from './files.server.ts'
import { alike } from './openings.ts'
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

test('a piece that begins with the words or the picture of another is told apart from one that begins with its own', () => {
  const [wedding, other] = pieces.filter(({ type }) => type === 'real-wedding')
  const [first, second] = [wedding!, other!]
  const told = (changed: typeof first) => alike([first, changed]).map(({ file, says }) => [file, says.slice(0, 12)])
  expect(told(second)).toEqual([])
  expect(told({ ...second, plain: `${first.plain.slice(0, 40)} and so on` })).toEqual([[second.file, 'its text ope']])
  expect(told({ ...second, fields: { ...second.fields, excerpt: first.fields.excerpt! } })).toEqual([[second.file, 'its excerpt ']])
  const pictures = first.fields.pictures!
  expect(told({ ...second, fields: { ...second.fields, pictures } })).toEqual([[second.file, 'its first pi']])
  const detail = pictures.map((one) => ({ ...one, part: 'upper-left' as const }))
  expect(told({ ...second, fields: { ...second.fields, pictures: detail } })).toEqual([])
})

test('pieces and pages together ask for no more than 300 drawings', () => {
  const words = readPictures().map(({ motif, palette, seed, width, height }) => `${motif} ${palette} ${seed} ${width}x${height}`)
  expect(new Set([...words, ...mastersOf(pieces)]).size).toBeLessThanOrEqual(300)
})

test('of 36 real weddings one has 60 pictures, two have 25 and the others 4 to 6', () => {
  const counts = pieces.filter(({ type }) => type === 'real-wedding').map(({ fields }) => fields.pictures?.length ?? 0)
  const [most, ...others] = counts.toSorted((one, other) => other - one)
  expect([counts.length, most, ...others.slice(0, 2)]).toEqual([36, 60, 25, 25])
  expect(others.slice(2).filter((count) => count < 4 || count > 6)).toEqual([])
})

test('every type has its address, and tasks of guides stand in the categories of checklists', () => {
  const shipped = JSON.parse(readFileSync(join(root, 'content/content-types.json'), 'utf8')) as { slug: string }[]
  expect(shipped.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(types)))
  const tasks = JSON.parse(readFileSync(join(root, 'content/checklists/wedding.json'), 'utf8')) as { category: string }[]
  expect([...new Set(tasks.map(({ category }) => category))].sort()).toEqual([...taskCategories].sort())
})
