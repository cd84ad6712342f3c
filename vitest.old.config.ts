import { defineConfig, mergeConfig } from 'vitest/config'
import stories from './vitest.config.ts'

/**
 * The stories that speak SQL, on the oldest PostgreSQL that is promised. Left out is what asks the database nothing that no other
 * story asks: the matrix and its mutants, pages as they look, pictures, words and styles, the same order a thousand times.
 */
export default mergeConfig(
  stories,
  defineConfig({
    test: {
      exclude: [
        '{art,web}/**',
        'tests/authz/**',
        'tests/{guards,markup,borders,leftovers,security-guide,same-day}.test.ts',
        'server/{picture,page,kept}*.test.ts',
        'features/magazine/vendors/shuffled.test.ts',
      ],
    },
  }),
)
