import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { typeNames } from './type-names.ts'

/** Every file of content/ that holds a piece: `content/<type>/<slug>.md`. */
export function pieceFiles(): string[] {
  const folder = join(root, 'content')
  const there = new Set(readdirSync(folder))
  return typeNames.filter((type) => there.has(type)).flatMap((type) => filesIn(join(folder, type)))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
}
