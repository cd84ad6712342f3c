import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { t } from './text.ts'

test('a text is filled in', () => {
  expect(t('guests.total', { n: 7 })).toBe('7 guests')
  expect(t('pager.place', { from: 1, to: 30, total: 0 })).toBe('1 to 30 of 0')
})

test('every text is shown somewhere', () => {
  const files = globSync(['web/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'server/*.ts']).filter((file) => !file.endsWith('/en.ts'))
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(Object.keys(en).filter((key) => !code.includes(`'${key}'`))).toEqual([])
})
