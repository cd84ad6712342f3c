import { expect, test } from 'vitest'
import { figures } from './figures.ts'
import { killAfterYes } from './paid-kills.ts'

/** As many as the gate has time for; the bench takes a hundred. */
const kills = 5

test('5 kills right after the provider’s yes: each is found again and settled, nobody is charged twice, nobody paid without access', {
  timeout: 240_000,
}, async () => {
  const { lost, open, seconds, charges, rows, statuses } = await killAfterYes(kills)
  expect([lost, open]).toEqual([kills, kills])
  expect(charges).toEqual(Array(kills).fill(1))
  expect(rows).toEqual(Array(kills).fill({ status: 'paid', is_open: true }))
  expect(statuses).toEqual(Array(kills + 2).fill(200))
  figures('kills after the yes', { kills, charged: charges.length, settled: rows.length, seconds })
})
