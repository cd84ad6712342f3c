import { expect, test } from 'vitest'
import { specsOf } from './field-specs.ts'
import { readPieces } from './files.server.ts'
import { fileOf, readSaid, saidOf } from './said.server.ts'
import { isType, types } from './types.ts'

const pieces = await readPieces()

test('every piece that ships can be written in a form, and says there what its file says', { timeout: 60_000 }, async () => {
  for (const { type, slug, fields, markdown } of pieces) {
    const { piece, errors } = await readSaid(type, slug, await saidOf(type, fields, markdown))
    expect([`${type}/${slug}`, errors, piece.fields, piece.markdown]).toEqual([`${type}/${slug}`, {}, fields, markdown])
  }
})

test('every type has a form, and a group in it shows how it is written', () => {
  for (const [type, { fields }] of Object.entries(types)) {
    expect(isType(type)).toBe(true)
    expect(specsOf(fields).map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'excerpt', 'terms', 'pictures']))
  }
  const cost = specsOf(types['real-wedding'].fields).find(({ name }) => name === 'cost')
  expect(cost?.example).toContain('lines:\n  - title: …')
})

test('what is wrong stands beside its field; in a text of several lines, with its line', async () => {
  const { said, type, slug } = await wedding()
  const cost = said['cost']!.replace('$', '')
  const wrong = await readSaid(type, slug, { ...said, title: 'x', cost, markdown: 'Hello\n\n<b>x</b>' })
  expect(wrong.errors['title']).toEqual(['has 1 letters; at least 3'])
  expect(wrong.errors['cost']![0]).toBe('Line 1: total: is written as $38,140 or $47.50')
  expect(wrong.errors['markdown']).toEqual(['Line 3: HTML is not read; use Markdown or a block'])
  const terms = said['terms']!.replace('museum', 'moseum')
  const named = await readSaid(type, slug, { ...said, terms, emphasis: 'zzz', markdown: 'Hello\n\n{% picture name="nope" /%}' })
  expect(named.errors).toMatchObject({ emphasis: ['is no part of the title'], markdown: ['Line 3: this piece has no picture "nope"'] })
  expect(named.errors['terms']![0]).toContain('settings has no "moseum"')
  const empty = await readSaid('article', 'x', {})
  expect(Object.keys(empty.errors)).toEqual(['title', 'excerpt', 'illustrated', 'published_on', 'author'])
})

test.each([
  ['a group that goes on and on', { related: '['.repeat(4_000) }],
  ['lists in lists in one line', { related: '- '.repeat(4_000) }],
  ['keys in keys in one line', { related: '? '.repeat(4_000) }],
  ['an anchor and its aliases', { related: '&a [x, *a, *a]' }],
  ['the end of the fields', { related: '---\n---\nmarkdown' }],
  ['another field', { related: '- a\ntitle: Other' }],
  ['a comment', { title: 'A title # and more', related: '- a # b' }],
  ['keys of every object', { related: '__proto__:\n  x: 1\nconstructor: 1\ntoString: 2' }],
  ['marks without end', { markdown: '*'.repeat(39_000) }],
])('%s is told', async (_what, more) => {
  const { errors } = await readSaid('article', 'x', { title: 'A title', ...more })
  expect(Object.keys(errors).length).toBeGreaterThan(0)
  expect(errors['title']).toBeUndefined()
})

test('a piece is one text, for whoever compares two versions of it', async () => {
  const { said, type } = await wedding()
  const text = await fileOf(type, said)
  expect(text).toMatch(/^title: A broom in the museum\n/)
  expect(text).toContain('terms:\n  styles:\n    - colorful')
  expect(text.endsWith(said['markdown']!.trim())).toBe(true)
})

async function wedding() {
  const { type, slug, fields, markdown } = pieces.find((piece) => piece.slug === 'a-broom-in-the-museum')!
  return { type, slug, said: await saidOf(type, fields, markdown) }
}
