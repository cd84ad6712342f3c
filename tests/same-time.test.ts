import { expect, test } from 'vitest'
import { expectSameTime, isApart } from './same-time.ts'

test('a call that does 5 ms more is told from one that does not, and a call is not told from itself', { timeout: 120_000 }, async () => {
  const call = async (more: number) => work(10 + more)
  await expectSameTime({ one: () => call(0), other: () => call(0), patience: 1_000 })
  await expect(expectSameTime({ one: () => call(5), other: () => call(0), patience: 1_000 })).rejects.toThrow()
  await expect(expectSameTime({ one: () => call(0), other: () => call(5), patience: 1_000 })).rejects.toThrow()
})

test('what hits calls at random, and now and then by a hundred times as much, tells nothing, and hides no leak', () => {
  const random = numbersFrom(7)
  const noise = () => (random() < 0.1 ? 500 : 4) * (random() - random())
  const said = (leak: number) =>
    Array.from({ length: 200 }, () =>
      isApart(
        Array.from({ length: 60 }, () => leak + noise()),
        5,
      ),
    )
  expect(said(0).filter(Boolean)).toHaveLength(0)
  expect(said(5).filter((isTold) => !isTold)).toHaveLength(0)
  expect(said(1).filter(Boolean)).toHaveLength(0)
})

test('too few rounds tell nothing', () => {
  expect(isApart([500, 500, 500, 500], 5)).toBe(false)
})

/** Keeps the processor busy for so many milliseconds of its time. */
function work(milliseconds: number): void {
  const begun = process.cpuUsage()
  const worked = () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1_000
  }
  while (worked() < milliseconds);
}

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
