import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#db/place.ts'

/** A picture as it was drawn and kept: what is served is made from it. */
export interface Master {
  name: string
  file: string
  /** The first 8 digits of a hash of what it was drawn from; a picture drawn anew has another address. */
  hash: string
  width: number
  height: number
  /** Its average, shown until it has come. */
  colour: string
  alt: string
}

/** The masters by name, without knowing how to draw: the server and the build read this, and no motif comes along. */
export function readMasters(folder = join(root, 'content/pictures')): ReadonlyMap<string, Master> {
  const described = descriptions.parse(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')))
  const drawn = memory.parse(JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')))
  const masters = described.flatMap(({ name, size, alt }): Master[] => {
    const made = drawn[name]
    const [width = 0, height = 0] = size.split('x').map(Number)
    if (!made) return []
    return [{ name, file: join(folder, `${name}.webp`), hash: made.hash.slice(0, 8), width, height, colour: made.colour, alt }]
  })
  return new Map(masters.map((master) => [master.name, master]))
}

const descriptions = z.array(z.object({ name: z.string(), size: z.string().regex(/^\d+x\d+$/), alt: z.string() }))

const memory = z.record(z.string(), z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), colour: z.string().regex(/^#[0-9a-f]{6}$/) }))
