import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '#db/place.ts'
import { parts, type PartName } from './parts.ts'

/** A picture as it was drawn and kept: what is served is made from it. */
export interface Master {
  name: string
  /** What it is drawn from, as pieces name it: motif, palette, seed and size. */
  words: string
  file: string
  /** The first 8 digits of a hash of what it was drawn from; a picture drawn anew has another address. */
  hash: string
  width: number
  height: number
  /** Its average, shown until it has come. */
  colour: string
  alt: string
  /** The piece of the file that it is, in pixels; a whole master has none. */
  cut?: Cut
}

interface Cut {
  left: number
  top: number
  width: number
  height: number
}

/** The masters by name, without knowing how to draw: the server and the build read this, and no motif comes along. */
export function readMasters(folder = join(root, 'content/pictures')): ReadonlyMap<string, Master> {
  const lists = ['pictures.json', 'pieces.json'].map((list) => join(folder, list)).filter(existsSync)
  const described = lists.flatMap((list) => descriptions.parse(JSON.parse(readFileSync(list, 'utf8'))))
  const drawn = memory.parse(JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')))
  const masters = described.flatMap(({ name, size, alt, motif, palette, seed }): Master[] => {
    const made = drawn[name]
    const [width = 0, height = 0] = size.split('x').map(Number)
    if (!made) return []
    const words = `${motif} ${palette} ${seed} ${size}`
    return [{ name, words, file: join(folder, `${name}.webp`), hash: made.hash.slice(0, 8), width, height, colour: made.colour, alt }]
  })
  return new Map(masters.map((master) => [master.name, master]))
}

/** A detail of a master: the same file, its own measures and its own address. */
function partOf(master: Master, part: PartName): Master {
  if (part === 'whole') return master
  const { left, top, width, height } = parts[part]
  const cut = {
    left: Math.round(left * master.width),
    top: Math.round(top * master.height),
    width: Math.round(width * master.width),
    height: Math.round(height * master.height),
  }
  return { ...master, name: `${master.name}--${part}`, width: cut.width, height: cut.height, cut }
}

/** A master or a detail of one, by the name that stands in its address. */
export function findMaster(masters: ReadonlyMap<string, Master>, name: string): Master | undefined {
  const [whole = '', part] = name.split('--')
  const master = masters.get(whole)
  if (!master || part === undefined) return master
  return isPart(part) && part !== 'whole' && name === `${whole}--${part}` ? partOf(master, part) : undefined
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name)
}

const text = z.string()
const descriptions = z.array(
  z.object({ name: text, motif: text, palette: text, seed: text, size: z.string().regex(/^\d+x\d+$/), alt: z.string() }),
)

const memory = z.record(z.string(), z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), colour: z.string().regex(/^#[0-9a-f]{6}$/) }))
