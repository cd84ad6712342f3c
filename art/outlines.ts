import { type Curve, lerp, type Point, place, polar, stemCurve, TAU } from './geometry.ts'
import type { Random } from './random.ts'

/** A circle whose radius wanders by `wobble`. */
export function blob(rng: Random, x: number, y: number, r: number, wobble: number, n: number, squash = 1): Point[] {
  const points: Point[] = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    const radius = r * (1 + rng.sym(wobble))
    points.push([Math.cos(a) * radius, Math.sin(a) * radius * squash])
  }
  return place(points, x, y, 0)
}

export interface LeafShape {
  outline: Point[]
  /** The half that light falls on. */
  half: Point[]
  spine: Curve
  /** Half the width at t. */
  profile: (t: number) => number
}

interface LeafForm {
  bend?: number
  /** Where it is widest, from 0 to 1. */
  belly?: number
  tip?: number
}

/** A leaf from its stalk at (x, y) along the angle; its spine bends. */
export function leafShape(
  x: number,
  y: number,
  a: number,
  len: number,
  width: number,
  { bend = 0.1, belly = 0.42, tip = 1 }: LeafForm = {},
): LeafShape {
  const spine = stemCurve(x, y, a, len, bend)
  const profile = (t: number) => (width / 2) * Math.max(0, swelling(t, belly, tip))
  const left: Point[] = []
  const right: Point[] = []
  const middle: Point[] = []
  for (let i = 0; i <= 9; i++) {
    const t = i / 9
    const p = spine(t)
    left.push(polar(p.x, p.y, p.a - Math.PI / 2, profile(t)))
    right.push(polar(p.x, p.y, p.a + Math.PI / 2, profile(t)))
    middle.push([p.x, p.y])
  }
  const outline = [...left, ...right.slice(1, -1).reverse()]
  return { outline, half: [...left, ...middle.slice(1, -1).reverse()], spine, profile }
}

function swelling(t: number, belly: number, tip: number): number {
  if (t < belly) return Math.sin(((t / belly) * Math.PI) / 2)
  return Math.pow(Math.cos((((t - belly) / (1 - belly)) * Math.PI) / 2), tip)
}

export interface PetalForm {
  wide: number
  /** Lobes along the lip; one is a plain, slightly uneven edge. */
  scallop: number
  depth: number
  jitter: number
}

/** A petal around the origin: its base at 0, its lip near x = 1. */
export function petal(rng: Random, { wide, scallop, depth, jitter }: PetalForm): Point[] {
  const points: Point[] = [
    [0, -0.15],
    [0.3, -0.36 * wide + rng.sym(jitter)],
    [0.68, -0.53 * wide + rng.sym(jitter)],
  ]
  const n = scallop > 1 ? scallop * 4 + 1 : scallop * 2 + 1
  const lipJitter = scallop > 1 ? jitter * 0.45 : jitter
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const y = lerp(-0.4, 0.4, t) * wide
    const dome = 0.9 + 0.12 * Math.sin(t * Math.PI)
    const unevenness = i % 2 === 0 ? -depth : depth
    const wave = scallop > 1 ? depth * (Math.abs(Math.sin(Math.PI * scallop * t)) * 2 - 1) : unevenness
    points.push([dome + wave + rng.sym(lipJitter), y + rng.sym(lipJitter)])
  }
  points.push([0.68, 0.53 * wide + rng.sym(jitter)], [0.3, 0.36 * wide + rng.sym(jitter)], [0, 0.15])
  return points
}
