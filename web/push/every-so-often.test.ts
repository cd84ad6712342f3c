import { afterEach, expect, test, vi } from 'vitest'
import { everySoOften } from './every-so-often.ts'

afterEach(() => void vi.useRealTimers())

// CONST-021
test('it looks every 100 ms, until there is something and no longer', async () => {
  vi.useFakeTimers()
  const looks: number[] = []
  const found = everySoOften(async () => {
    looks.push(Date.now())
    return looks.length === 4 ? 'a worker' : undefined
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await found).toBe('a worker')
  expect(looks.map((at) => at - looks[0]!)).toEqual([0, 100, 200, 300])
})
