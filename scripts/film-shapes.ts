import * as z from 'zod'
import { type MotifName, motifs } from '#art/motifs.ts'
import { type PaletteName, palettes } from '#art/palettes.ts'

/** What a caption says, and how many rows of its scene come up while it stands. */
const Cue = z.union([z.string(), z.tuple([z.string(), z.int().nonnegative()])])

const says = z.array(Cue).min(1)
const label = z.string().max(64)

/** A scene of a film: what is drawn, and the captions that stand under it. */
const Scene = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('title'), says }),
  z.strictObject({ kind: z.literal('hundred'), heading: label, rows: z.array(z.tuple([label, z.int()])), says }),
  z.strictObject({ kind: z.literal('bars'), heading: label, rows: z.array(z.tuple([label, z.number(), label])), says }),
  z.strictObject({ kind: z.literal('sum'), heading: label, rows: z.array(z.tuple([label, label])), says }),
  z.strictObject({ kind: z.literal('line'), heading: label, rows: z.array(z.tuple([label, label])), says }),
  z.strictObject({ kind: z.literal('steps'), heading: label, rows: z.array(z.tuple([label, label])), says }),
  z.strictObject({ kind: z.literal('words'), heading: label, rows: z.array(z.tuple([label, z.enum(['kept', 'struck'])])), says }),
  z.strictObject({ kind: z.literal('end'), heading: label, says }),
])

/** A film as words: its picture, and its scenes in their order. */
export const Film = z.strictObject({
  course: label,
  lesson: z.string(),
  title: label,
  motif: z.custom<MotifName>((name) => typeof name === 'string' && Object.hasOwn(motifs, name)),
  palette: z.custom<PaletteName>((name) => typeof name === 'string' && Object.hasOwn(palettes, name)),
  seed: z.string(),
  scenes: z.array(Scene).min(3),
})

export type Film = z.infer<typeof Film>
export type Scene = Film['scenes'][number]

/** A scene with its hours: when it begins and ends, its captions, and the second at which each of its rows comes up. */
export interface Timed {
  scene: Scene
  from: number
  to: number
  cues: { from: number; to: number; text: string }[]
  rises: number[]
}

/** Time to read a caption calmly, beside looking at what is drawn. */
export function timed(scenes: readonly Scene[]): Timed[] {
  let now = 0
  return scenes.map((scene) => {
    const from = now
    const rises: number[] = []
    const cues = scene.says.map((cue) => {
      const [text, rows] = typeof cue === 'string' ? ([cue, 0] as const) : cue
      const begun = now
      now += Math.max(3, Math.round((1.3 + text.length / 15) * 4) / 4)
      const step = Math.min(0.9, (now - begun - 1.2) / Math.max(1, rows))
      for (let row = 0; row < rows; row += 1) rises.push(begun + 0.3 + row * step)
      return { from: begun, to: now, text }
    })
    now += 0.25
    return { scene, from, to: now, cues, rises }
  })
}
