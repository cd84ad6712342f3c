import { vi } from 'vitest'

/** What comes by itself after an answer has to come; how soon it does is for the stories that measure it. */
export function soon<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000, interval: 20 })
}
