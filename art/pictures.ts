import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#db/place.ts'
import type { Picture } from './draw.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'

export const folder = join(root, 'content/pictures')
export const memory = join(folder, 'drawn.json')

/** A picture of the product, with the name of its file. */
export interface NamedPicture extends Picture {
  name: string
}

/** What the magazine's pieces name besides, gathered from them by npm run draw. */
export const pieceList = join(folder, 'pieces.json')

/** All pictures, as content/pictures describes them: those of pages by hand, those of pieces gathered. A picture that only decorates has no `alt`. */
export function readPictures(): NamedPicture[] {
  return [...readList(join(folder, 'pictures.json')), ...readList(pieceList)]
}

export function readList(file: string): NamedPicture[] {
  if (!existsSync(file)) return []
  return list.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ size, alt: _alt, ...picture }) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { ...picture, width, height }
  })
}

/** What drawn.json remembers of a master: the hash of the SVG that it was drawn from, and the colour of its ground. */
export function readDrawn(): Record<string, Drawn> {
  return existsSync(memory) ? drawn.parse(JSON.parse(readFileSync(memory, 'utf8'))) : {}
}

export type Drawn = z.infer<typeof drawn>[string]

const drawn = z.record(z.string(), z.strictObject({ hash: z.string(), colour: z.string().regex(/^#[0-9a-f]{6}$/) }))

const list = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z0-9-]+$/),
    motif: z.custom<MotifName>((name) => isIn(name, motifs), 'no such motif'),
    palette: z.custom<PaletteName>((name) => isIn(name, palettes), 'no such palette'),
    seed: z.string().min(1),
    size: z.string().regex(/^\d{3,4}x\d{3,4}$/),
    alt: z.string(),
  }),
)

function isIn(name: unknown, known: object): boolean {
  return typeof name === 'string' && Object.hasOwn(known, name)
}
