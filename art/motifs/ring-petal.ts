import { place, type Point } from '../geometry.ts'
import { petal } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

interface Lip {
  scallop: number
  depth: number
  jitter?: number
  /** Flattens the petal, as of a flower seen from the side. */
  squash?: number
}

/** One petal of a flower whose heart is at (x, y). */
export function ringPetal(s: Sheet, x: number, y: number, a: number, len: number, wide: number, color: string, lip: Lip): void {
  const { scallop, depth, jitter = 0.025, squash } = lip
  const points = place(petal(s.rng, { wide, scallop, depth, jitter }), x, y, a, len)
  s.fill(squash ? points.map(([px, py]): Point => [px, y + (py - y) * squash]) : points, color)
}
