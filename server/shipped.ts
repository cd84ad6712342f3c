import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

/** What stands in a file of content/. */
export function readShipped(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'content', name), 'utf8'))
}
