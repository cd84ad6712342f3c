import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project, from its sources as well as from the bundle in dist. */
export const root = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
