import { mix } from '../color.ts'
import { type Point, polar, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, leaf } from './foliage.ts'
import { ground } from './ground.ts'
import { lit, oval, shadow, tabletop } from './still-life.ts'

/** One plate on its edge, a stack of others beside it and a bowl on top. */
export function plates(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['plain', 'cut', 'disc']))
  tabletop(s, h * 0.74, mix(pal.bloom2[0], pal.accent, 0.14))
  const side = rng.chance(0.5) ? 1 : -1
  const gap = Math.min(w * 0.24, short * 0.34)
  const petal = rng.pick([pal.bloom[1], pal.bloom[0], pal.leaf[1]])
  standing(s, w / 2 - side * gap * 0.78, h * 0.74 - short * 0.24, short * 0.29, petal)
  const n = rng.int(5, 8)
  const colors = rng.shuffle([pal.light, pal.bloom[2], pal.light, pal.leaf[2], pal.bloom2[0]])
  const b = h * 0.88
  stack(s, w / 2 + side * gap, b, short * 0.25, n, colors)
  bowl(s, w / 2 + side * gap, b - n * short * 0.0425 + short * 0.03, short * 0.16, petal === pal.leaf[1] ? pal.leaf[0] : pal.bloom[0])
  for (let i = 0; i < rng.int(1, 3); i++)
    fruit(s, w / 2 - side * (gap * 1.1 + (i - 1) * short * 0.13), h * (0.88 + (i % 2) * 0.045), short * 0.055)
  branch(s, w / 2 - side * w * 0.5, h * 0.98, side > 0 ? -0.25 : Math.PI + 0.25, short * 0.3, { tone: 1, leafLen: 90, wide: 0.36 })
}

function standing(s: Sheet, x: number, y: number, R: number, petal: string): void {
  const { pal, rng } = s
  s.fill(blob(rng, x + R * 0.06, y + R * 0.08, R, 0.006, 18), pal.deep, { o: 0.2 })
  s.fill(blob(rng, x, y, R, 0.006, 18), pal.light)
  s.mark(blob(rng, x, y, R * 0.7, 0.006, 18), mix(pal.light, pal.sky, 0.5))
  const n = rng.int(14, 24)
  const rim = rng.int(0, 2)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    const [px, py] = polar(x, y, a, R * (rim === 0 ? 0.76 : 0.86))
    if (rim === 0) leaf(s, px, py, a, R * 0.18, R * 0.1, petal)
    else if (rim === 1) s.dot(px, py, R * 0.035, petal)
    else s.stroke(px, py, a + 1, R * 0.13, R * 0.04, petal)
  }
  for (const a of [0.4, 2.2, 4])
    leaf(s, ...polar(x, y, a + rng.sym(0.4), R * 0.22), a, R * 0.34, R * 0.13, pal.leaf[1], { vein: pal.leaf[2] })
  bloom(s, rng.pick(['cosmos', 'poppy', 'anemone']), x, y, R * 0.34, [mix(petal, pal.deep, 0.2), petal, mix(petal, pal.light, 0.4)])
}

function stack(s: Sheet, x: number, b: number, k: number, n: number, colors: string[]): void {
  shadow(s, x, b + k * 0.03, k * 1.12, 0.12)
  for (let i = 0; i < n; i++) {
    const color = cycle(colors, i)
    const y = b - i * k * 0.17
    const R = k * (1.04 - (i > n - 3 ? 0.24 : 0) + s.rng.sym(0.02))
    const X = x + s.rng.sym(k * 0.03)
    s.cut(mix(color, s.pal.deep, 0.2), [
      [X - R * 0.99, y - k * 0.14],
      [X + R * 0.99, y - k * 0.14],
      [X + R * 0.6, y + k * 0.01],
      [X - R * 0.6, y + k * 0.01],
    ])
    oval(s, X, y - k * 0.145, R, 0.085, color)
    lit(s, X, y - k * 0.15, R * 0.84, 0.085, mix(color, s.pal.light, 0.4))
  }
}

function bowl(s: Sheet, x: number, b: number, k: number, color: string): void {
  const { pal } = s
  const side = Array.from(
    { length: 11 },
    (_, i): Point => [x - k * Math.cos((i / 10) * Math.PI), b - k * 0.72 + Math.sin((i / 10) * Math.PI) * k * 0.68],
  )
  s.fill(side, color, { hard: true })
  s.cut(mix(color, pal.deep, 0.2), [
    [x - k * 0.34, b + k * 0.02],
    [x - k * 0.3, b - k * 0.1],
    [x + k * 0.3, b - k * 0.1],
    [x + k * 0.34, b + k * 0.02],
  ])
  oval(s, x, b - k * 0.72, k, 0.17, mix(color, pal.light, 0.25))
  lit(s, x, b - k * 0.71, k * 0.88, 0.14, mix(color, pal.deep, 0.25))
  for (let i = 0; i < 7; i++)
    s.dot(x - k * 0.66 + i * k * 0.22, b - k * (0.4 - 0.1 * Math.abs(i - 3) * 0.4), k * 0.055, mix(color, pal.light, 0.65))
}

/** A lemon, or whatever the palette makes of it. */
function fruit(s: Sheet, x: number, y: number, k: number): void {
  const { pal, rng } = s
  shadow(s, x, y + k * 0.7, k * 1.1)
  s.round(pal.accent, [
    [x - k * 1.3, y],
    [x - k * 0.7, y - k * 0.6],
    [x, y - k * 0.76],
    [x + k * 0.7, y - k * 0.6],
    [x + k * 1.3, y - k * 0.1],
    [x + k * 0.7, y + k * 0.6],
    [x, y + k * 0.76],
    [x - k * 0.7, y + k * 0.6],
  ])
  s.mark(blob(rng, x - k * 0.35, y - k * 0.28, k * 0.24, 0.05, 9, 0.6), mix(pal.accent, pal.light, 0.6))
  leaf(s, x + k, y - k * 0.3, -0.9, k * 0.9, k * 0.4, pal.leaf[1], { vein: pal.leaf[2] })
}
