import { defineConfig } from 'vitest/config'

/** The long proofs: each starts, kills and floods a product and a PostgreSQL of its own; most of the time they wait. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    hookTimeout: 120_000,
    testTimeout: 600_000,
    maxWorkers: 3,
  },
})
