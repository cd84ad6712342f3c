import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

/** What an enemy would send: thousands of requests to a server with pages and a database of its own for each file. */
export default defineConfig({
  test: {
    include: ['tests/hostile/**/*.test.ts'],
    globalSetup: 'tests/postgres.ts',
    hookTimeout: 120_000,
    testTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
