// One chance: rights

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'

const guide = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = [...guide.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id, words, status, why]) => ({
  id: id!,
  words: words!.trim(),
  status: status!.trim(),
  why: why!.trim(),
}))

/** How many requirements of the levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const chapters = { 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 }

test('every file that the guide names is there, and it names many', () => {
  const named = new Set(guide.match(/(?<![\w/.:])[\w-]+\/[\w./-]*\.(?:tsx?|md|sql|txt|tsv|json)\b/g))
  expect(named.size).toBeGreaterThan(80)
  expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('each requirement stands there once, in order, with one of four words and a reason', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids).toHaveLength(253)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
  expect(Object.fromEntries(Object.entries(Object.groupBy(ids, (id) => id.split('.')[0]!)).map(([of, all]) => [of, all?.length]))).toEqual(
    chapters,
  )
  for (const { id, words, status, why } of rows) {
    expect.soft(['met', 'met in part', 'not met yet', 'does not apply'], id).toContain(status)
    expect.soft(Math.min(words.length, why.length), id).toBeGreaterThan(3)
  }
})

test('the figures above the table are those of the table, and what is not met yet stands at the top', () => {
  for (const status of ['met', 'met in part', 'not met yet', 'does not apply']) {
    expect(guide).toContain(`| ${status} | ${rows.filter((row) => row.status === status).length} |`)
  }
  const top = guide.slice(guide.indexOf('## Not yet'), guide.indexOf('## What is promised')).split(/[\s(),;]+/)
  for (const { id, status } of rows) if (status === 'not met yet') expect.soft(top).toContain(id)
})

test('the sources hold none of the ways by which text becomes markup or code', () => {
  const files = globSync('{server,web,features,db}/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
  expect(files.length).toBeGreaterThan(200)
  const dangerous = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
  expect(files.filter((file) => dangerous.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
