import { mix } from '../color.ts'
import { type Point, polar, stemCurve, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Family } from '../palettes.ts'
import type { Sheet } from '../sheet.ts'
import { leaf, stem } from './foliage.ts'

/** Oat or wheat: a thin stem with hanging seeds. */
export function oat(
  s: Sheet,
  x: number,
  y: number,
  a: number,
  len: number,
  { color, seed, bend }: { color: string; seed: string; bend: number },
): void {
  const c = stemCurve(x, y, a, len, bend)
  const rng = s.rng
  stem(s, c, 3.4 * s.u, color)
  for (let i = 0; i < 13; i++) {
    const t = 0.55 + (i / 13) * 0.45
    const p = c(t)
    const sg = i % 2 ? 1 : -1
    const an = p.a + sg * rng.range(0.35, 0.65)
    leaf(s, p.x, p.y, an, 36 * s.u * rng.range(0.8, 1.15), 11 * s.u, seed, { bend: 0.1 * sg, vein: mix(seed, color, 0.5) })
  }
}

export function berries(
  s: Sheet,
  x: number,
  y: number,
  a: number,
  len: number,
  look: { color: string; bend?: number; n?: number; r0: number },
): void {
  const { color, bend = 0.1, n = 9, r0 } = look
  const { rng, pal } = s
  const c = stemCurve(x, y, a, len, bend)
  const sc = pal.leaf[0]
  stem(s, c, 4 * s.u, sc)
  for (let i = 0; i < n; i++) {
    const t = 0.35 + (i / n) * 0.65
    const p = c(t)
    const sg = i % 2 ? 1 : -1
    const L = rng.range(24, 52) * s.u * (1.2 - t * 0.5)
    const an = p.a + sg * rng.range(0.5, 1)
    s.stroke(p.x, p.y, an, L, 2.6 * s.u, sc, { bend: sg * 0.12, taper: 'none' })
    const q = polar(p.x, p.y, an - sg * 0.12, L)
    const R = r0 * s.u * rng.range(0.75, 1.15)
    s.fill(blob(rng, q[0], q[1], R, 0.07, 8), color)
    s.mark(blob(rng, q[0] - R * 0.28, q[1] - R * 0.3, R * 0.26, 0.1, 6), mix(color, pal.light, 0.7), 0.9)
  }
}

interface SpireLook {
  fam: Family
  bend?: number
  size: number
  stemColor?: string
  /** Where the florets begin, from 0 to 1. */
  start?: number
}

/** Spire: delphinium, lavender, foxglove. */
export function spire(s: Sheet, x: number, y: number, a: number, len: number, look: SpireLook): void {
  const { fam, bend = 0.08, size, stemColor = s.pal.leaf[1], start = 0.38 } = look
  const c = stemCurve(x, y, a, len, bend)
  const { rng, pal } = s
  stem(s, c, 6 * s.u * size, stemColor)
  const n = Math.round((len * (1 - start)) / (19 * s.u * size))
  for (let i = 0; i < n; i++) {
    const t = start + (i / n) * (1 - start)
    const p = c(t)
    const k = (1.15 - 0.85 * ((t - start) / (1 - start))) * size
    for (const sg of [-1, 0, 1]) {
      if (sg === 0 && i % 2) continue
      const q = polar(p.x, p.y, p.a + sg * (Math.PI / 2) + rng.sym(0.3), sg ? 22 * s.u * k : 0)
      floret(s, q[0], q[1], 20 * s.u * k * rng.range(0.8, 1.15), {
        color: rng.pick([fam[0], fam[1], fam[1], fam[2]]),
        eye: pal.light,
        rot: rng.next() * TAU,
      })
    }
  }
}

function floret(s: Sheet, x: number, y: number, r0: number, { color, eye, rot }: { color: string; eye: string; rot: number }): void {
  const rng = s.rng
  const petals = 5
  const pts: Point[] = []
  for (let i = 0; i < petals; i++) {
    const a = rot + (i / petals) * TAU
    const w = (TAU / petals) * 0.34
    pts.push(
      polar(x, y, a - TAU / petals / 2, r0 * 0.34),
      polar(x, y, a - w, r0 * rng.range(0.88, 1.02)),
      polar(x, y, a, r0 * rng.range(0.98, 1.1)),
      polar(x, y, a + w, r0 * rng.range(0.88, 1.02)),
    )
  }
  s.fill(pts, color)
  s.dot(x, y, r0 * 0.2, eye)
}
