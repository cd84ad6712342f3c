import { defineConfig } from 'vitest/config'

/** The long proofs: they start, kill and flood the product itself, one at a time. */
export default defineConfig({
  test: {
    include: ['tests/{faults,lab}/**/*.test.ts'],
    hookTimeout: 120_000,
    testTimeout: 600_000,
    fileParallelism: false,
  },
})
