import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

/** The stories, on one server with a database for each file. */
export default defineConfig({
  test: {
    include: ['{art,db,features,server,web,tests}/**/*.test.ts'],
    exclude: ['tests/{faults,hostile}/**'],
    globalSetup: 'tests/postgres.ts',
    // A busy machine is no fault: what has to be fast is measured where that is claimed.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    // A story brings its own database and server, so two files of one worker share nothing but the modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
