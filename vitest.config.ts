import { defineConfig } from 'vitest/config'

/** The stories, on one server with a database for each file. */
export default defineConfig({
  test: {
    include: ['{art,db,features,server,web,tests}/**/*.test.ts'],
    exclude: ['tests/{faults,hostile,lab}/**'],
    globalSetup: 'tests/postgres.ts',
    hookTimeout: 30_000,
    testTimeout: 20_000,
    maxWorkers: 2,
  },
})
