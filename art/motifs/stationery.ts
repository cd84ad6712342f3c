import { mix } from '../color.ts'
import { place, type Point, type Step, turnedRect } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { branch } from './foliage.ts'

/** A turned sheet of paper around its middle. */
export interface Paper {
  x: number
  y: number
  a: number
  W: number
  H: number
}

/** The sheet with its shadow. */
export function card(s: Sheet, { x, y, a, W, H }: Paper, color: string): void {
  s.fill(turnedRect(x + 9 * s.u, y + 12 * s.u, W, H, a), mix(s.pal.deep, s.pal.ground2, 0.35), { hard: true, o: 0.3 })
  s.fill(turnedRect(x, y, W, H, a), color, { hard: true })
}

/** A point of a turned sheet, measured from its middle. */
export function on({ x, y, a }: Step, px: number, py: number): Point {
  return cycle(place([[px, py]], x, y, a), 0)
}

/** A line of text in the middle of a turned sheet. */
export function line(s: Sheet, paper: Step, py: number, len: number, width: number, color: string): void {
  const [x, y] = on(paper, 0 - len / 2, py)
  s.stroke(x, y, paper.a, len, width, color, { o: 1, taper: 'none' })
}

/** A loose branch of any green. */
export function twig(s: Sheet, x: number, y: number, a: number, L: number): void {
  const { rng, u } = s
  branch(s, x, y, a, L, { tone: rng.int(0, 2), leafLen: (L * 0.34) / u, gap: (L * 0.12) / u, wide: 0.38, bend: rng.sym(0.14) })
}
