import * as z from 'zod'
import { type PartName, parts } from '#art/parts.ts'

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has small letters, digits and single hyphens only')

/** Sizes of masters by the shape in which a picture is composed. */
export const sizes = { '3/2': '1200x800', '4/3': '1200x900', '1/1': '1200x1200', '4/5': '960x1200' } as const

/** A picture as words: motif, palette, seed and ratio name one master, which any number of pieces may show, whole or in part. */
export const Picture = z.strictObject({
  /** What the text of its piece calls it. */
  name,
  motif: z.string().regex(/^[a-z][a-zA-Z]+$/, 'is a motif of art/motifs.ts'),
  palette: z.string().regex(/^[a-z]+$/, 'is a palette of art/palettes.ts'),
  seed: name.max(40),
  ratio: z.enum(Object.keys(sizes) as (keyof typeof sizes)[]),
  part: z.enum(Object.keys(parts) as PartName[]).default('whole'),
  /** What somebody who does not see it should know. */
  alt: z.string().trim().min(12).max(180),
  caption: z.string().trim().min(8).max(220).optional(),
  /** The vendor who took it, if it was not the piece's photographer. */
  credit: name.optional(),
  /** Who took it, where that is nobody of the directory. */
  taken_by: z.string().trim().min(2).max(120).optional(),
  /** Vendors whose work it shows; it stands on their own pages too. */
  shows: z.array(name).optional(),
  /** A term of the moments. */
  moment: name.optional(),
})

export type Picture = z.infer<typeof Picture>

/** The words of what an operator brought, in the place of a motif and a palette; its seed names the file. */
export const brought = { motif: 'photo', palette: 'own' } as const

interface File {
  width: number
  height: number
  hash: string
}

/** The words of a picture that somebody brought, and what is drawn of it. */
export function broughtAs(file_id: number, { width, height, hash }: File) {
  const words = { ...brought, seed: `upload-${file_id}`, ratio: ratioOf(width / height) }
  return { words, image: { name: words.seed, hash, width, height, colour: '' } }
}

/** The shape among those of pieces that comes nearest. */
function ratioOf(shape: number): Picture['ratio'] {
  const shapes = Object.keys(sizes) as Picture['ratio'][]
  const distance = (ratio: string) => {
    const [width = 1, height = 1] = ratio.split('/').map(Number)
    return Math.abs(Math.log(shape) - Math.log(width / height))
  }
  return shapes.toSorted((one, other) => distance(one) - distance(other))[0]!
}

export function isBrought({ motif, palette }: Pick<Picture, 'motif' | 'palette'>): boolean {
  return motif === brought.motif && palette === brought.palette
}

/** The master that a picture is taken from, by the words it is drawn from. */
export function masterOf({ motif, palette, seed, ratio }: Pick<Picture, 'motif' | 'palette' | 'seed' | 'ratio'>): string {
  return `${motif} ${palette} ${seed} ${sizes[ratio]}`
}
