import { mix } from '../color.ts'
import { type Curve, polar, ribbon, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch } from './foliage.ts'

/** Two rings on a dish. */
export function rings(s: Sheet): void {
  const { w, h, rng, pal, u, short } = s
  const x = w / 2
  const y = h * 0.52
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, pal.ground2)
  s.layer('paint')
  s.fill(blob(rng, x, y, short * 0.47, 0.08, 9), pal.ground)
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU + rng.sym(0.2)
    branch(s, ...polar(x, y, a, short * 0.2), a + rng.sym(0.5), short * 0.33, {
      tone: i % 3,
      leafLen: 120,
      gap: 44,
      wide: 0.4,
      bend: rng.sym(0.12),
    })
  }
  s.fill(blob(rng, x + 10 * u, y + 16 * u, short * 0.29, 0.02, 12, 0.92), pal.deep, { o: 0.25 })
  s.fill(blob(rng, x, y, short * 0.29, 0.02, 14, 0.92), pal.light)
  s.mark(blob(rng, x, y, short * 0.235, 0.02, 14, 0.9), mix(pal.light, pal.sky, 0.7))
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * TAU
    s.stroke(x + Math.cos(a) * short * 0.248, y + Math.sin(a) * short * 0.226, a, short * 0.03, 4 * u, pal.bloom[1])
  }
  paintRing(s, x - short * 0.055, y + short * 0.04, short * 0.115, mix(pal.accent, pal.deep, 0.12))
  paintRing(s, x + short * 0.06, y - short * 0.015, short * 0.1, pal.accent)
  paintStone(s, x + short * 0.06, y - short * 0.118)
  ;(
    [
      [0.33, 2.5, 0.13, 0, 'peony'],
      [0.36, 1.95, 0.09, 1, 'ranunculus'],
      [0.37, -0.7, 0.1, 1, 'anemone'],
      [0.42, -0.2, 0.07, 0, 'cosmos'],
      [0.44, 3.1, 0.06, 1, 'cosmos'],
    ] as const
  ).forEach(([d, a, k, f, kind]) => bloom(s, kind, ...polar(x, y, a, short * d), short * k, f ? pal.bloom2 : pal.bloom))
}

function paintRing(s: Sheet, x: number, y: number, R: number, color: string): void {
  const { short, pal } = s
  const curve: Curve = (t) => ({
    x: x + Math.cos(t * TAU) * R,
    y: y + Math.sin(t * TAU) * R * 0.94,
    a: Math.atan2(Math.cos(t * TAU) * 0.94, -Math.sin(t * TAU)),
  })
  const band = ribbon(curve, () => short * 0.027, 46)
  s.fill(band, color, { hard: true })
  const lit: Curve = (t) => curve(0.52 + t * 0.3)
  const gleam = ribbon(lit, (t) => short * 0.009 * Math.sin(t * Math.PI), 14)
  s.mark(gleam, pal.light)
}

function paintStone(s: Sheet, x: number, y: number): void {
  const { short, pal } = s
  const size = short * 0.055
  const octagon = (r: number) => Array.from({ length: 8 }, (_, i) => polar(x, y, ((i + 0.5) / 8) * TAU, r))
  const outer = octagon(size)
  s.fill(outer, mix(pal.sky, pal.light, 0.4), { hard: true })
  for (const i of [1, 3, 5, 7]) {
    s.cut(i % 4 === 1 ? pal.light : mix(pal.sky, pal.ground2, 0.5), [cycle(outer, i), cycle(outer, i + 1), [x, y]])
  }
  s.fill(octagon(size * 0.5), pal.light, { hard: true })
}
