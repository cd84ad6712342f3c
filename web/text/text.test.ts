import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { t } from './text.ts'

const catalogues = globSync('web/text/*.ts').filter((file) => !/(?:text|texts|text\.test)\.ts$/.test(file))

test('a text is filled in', () => {
  expect(t('guests.found', { n: 7 })).toBe('7 guests')
  expect(t('pager.place', { from: 1, to: 30, total: 0 })).toBe('1–30 of 0')
})

test('every text is shown somewhere, and stands in one catalogue', async () => {
  const modules = await Promise.all(catalogues.map((file): Promise<object> => import(resolve(file))))
  const keys = modules.flatMap((module) => Object.values(module).flatMap((texts: object) => Object.keys(texts)))
  expect(keys.length).toBeGreaterThan(1_000)
  const files = globSync(['web/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', '{app,server}/*.ts']).filter(
    (file) => !file.startsWith('web/text/'),
  )
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
