import { mix } from '../color.ts'
import { lerp, type Point, polar, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { ringPetal } from './ring-petal.ts'

interface Ring {
  n: number
  len: number
  wide: number
  depth: number
  colors: string[]
  /** Marks that darken the inside of a petal. */
  bristles: number
}

interface Heart {
  x: number
  y: number
  R: number
  squash: number
  dark: string
}

/** Ruffled rings from the dark outside to the pale heart, with marks that run outwards. */
export function peony(
  s: Sheet,
  x: number,
  y: number,
  R: number,
  fam: Family,
  look: { tilt: number; squash: number; heart?: string },
): void {
  const { rng, pal } = s
  const { tilt, squash, heart } = look
  const [dark, middle] = fam
  const [hx, hy] = polar(x, y, tilt - Math.PI / 2, R * 0.1)
  s.fill(blob(rng, x, y, R * 0.82, 0.05, 14, squash), mix(dark, pal.deep, 0.14))
  ringsOf(fam, pal.light).forEach((ring, i) => {
    const off = rng.next() * TAU
    const k = i / 5
    const at: Heart = { x: lerp(x, hx, k), y: lerp(y, hy, k), R, squash, dark }
    const order = rng.shuffle([...Array(ring.n).keys()])
    if (i > 0) s.fill(blob(rng, at.x, at.y, R * ring.len * 0.8, 0.07, 12, squash), mix(dark, middle, 0.2 + k * 0.35), { o: 0.9 })
    for (const j of order) paintPetal(s, ring, at, off + (j / ring.n) * TAU + rng.sym(0.1))
  })
  if (!heart) return
  for (let i = 0; i < 22; i++) {
    const [px, py] = polar(hx, hy, rng.next() * TAU, R * 0.15 * Math.sqrt(rng.next()))
    s.dot(px, py, R * rng.range(0.014, 0.028), rng.chance(0.25) ? mix(heart, pal.deep, 0.35) : heart)
  }
}

function ringsOf([dark, middle, pale]: Family, light: string): Ring[] {
  const towards = (t: number) => mix(middle, pale, t)
  return [
    { n: 8, len: 1.0, wide: 0.92, colors: [middle, mix(dark, middle, 0.55), middle], depth: 0.05, bristles: 5 },
    { n: 8, len: 0.82, wide: 0.86, colors: [towards(0.35), middle, mix(dark, middle, 0.35)], depth: 0.06, bristles: 5 },
    { n: 7, len: 0.64, wide: 0.86, colors: [pale, towards(0.55), middle], depth: 0.075, bristles: 5 },
    { n: 6, len: 0.45, wide: 0.95, colors: [mix(pale, light, 0.25), pale, towards(0.4)], depth: 0.09, bristles: 3 },
    { n: 5, len: 0.29, wide: 1.0, colors: [mix(pale, light, 0.5), towards(0.7), middle], depth: 0.1, bristles: 3 },
  ]
}

function paintPetal(s: Sheet, ring: Ring, at: Heart, a: number): void {
  const { rng } = s
  const { x, y, R, squash, dark } = at
  const len = R * ring.len * rng.range(0.92, 1.06)
  const isBelow = Math.sin(a) > 0.2
  const color = isBelow ? cycle(ring.colors, rng.int(0, 1)) : rng.pick(ring.colors)
  ringPetal(s, x, y, a, len, ring.wide, color, { scallop: 3, depth: ring.depth, squash })
  const bristle = mix(color, dark, 0.55)
  for (let j = 0; j < ring.bristles; j++) {
    const out = a + (j / (ring.bristles - 1) - 0.5) * 0.55 * ring.wide + rng.sym(0.05)
    const [px, py] = polar(x, y, out, len * 0.36)
    const direction = Math.atan2(Math.sin(out) * squash, Math.cos(out))
    const reach = len * rng.range(0.24, 0.46)
    s.stroke(px, y + (py - y) * squash, direction, reach, R * 0.021, bristle, { taper: 'end', o: 0.55, bend: rng.sym(0.06), mark: true })
  }
  if (rng.chance(0.6)) paintLip(s, at, polar(x, y, a - 0.27 * ring.wide, len * 0.9), polar(x, y, a + 0.27 * ring.wide, len * 0.9), color)
}

/** Light on the edge of a petal. */
function paintLip(s: Sheet, { y, R, squash }: Heart, from: Point, to: Point, color: string): void {
  const across = to[0] - from[0]
  const down = (to[1] - from[1]) * squash
  const lit = mix(color, s.pal.light, 0.5)
  s.stroke(from[0], y + (from[1] - y) * squash, Math.atan2(down, across), Math.hypot(across, down), R * 0.028, lit, { bend: 0.16, o: 0.75 })
}
