import { slugOf } from '#web/slug.ts'

/** What a file about this is called, in letters that every system takes: `the-wedding`. */
export function fileName(name: string): string {
  return slugOf(name) || 'event'
}
