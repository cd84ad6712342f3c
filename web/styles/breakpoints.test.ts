import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints } from '../breakpoints.ts'

const sheets = globSync(['web/styles/*.css', 'features/**/*.css'])
const tokens = readFileSync('web/styles/tokens.css', 'utf8')

// CONST-035
test('pages change at 576, 768 and 992 px; the header also where it has little room', () => {
  const named = [576, 768, 992]
  const widths = sheets.flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/(min|max)-width: (\d+)px\)/g)])
  const of = (edge: number) => widths.filter(([, side, width]) => Number(width) + (side === 'max' ? 1 : 0) === edge)
  for (const edge of named) expect(of(edge).length, `${edge} px`).toBeGreaterThan(0)
  expect(of(breakpoints.header).length).toBeGreaterThan(0)
  expect([breakpoints.small + 1, breakpoints.mobile]).toEqual([992, 992])
  expect(named.reduce((sum, edge) => sum + of(edge).length, 0) / widths.length).toBeGreaterThan(0.7)
})

// CONST-007
test('what moves takes 0.3 to 0.5 s', () => {
  for (const token of ['move', 'page']) {
    const [, seconds] = new RegExp(`--t-${token}: ([\\d.]+)s`).exec(tokens) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(0.3)
    expect(Number(seconds)).toBeLessThanOrEqual(0.5)
  }
})
