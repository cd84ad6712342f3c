import { mix } from '../color.ts'
import { UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { leaf } from './foliage.ts'
import { ground } from './ground.ts'
import { posy } from './posy.ts'

/** Flowers in a vase, fruit beside it. */
export function vase(s: Sheet): void {
  const { w, h, rng, pal, u, short } = s
  ground(s, 'cut')
  s.layer('wash')
  s.cut(mix(pal.bloom2[1], pal.accent, 0.12), [
    [-30, h * 0.79],
    [w + 30, h * 0.78],
    [w + 30, h + 30],
    [-30, h + 30],
  ])
  posy(s, { x: w / 2, y: h * 0.42, R: short * 0.31, tied: true, foliage: 1.1 })
  s.layer('paint')
  const x = w / 2
  const y = h * 0.58
  const k = short * 0.16
  const c = rng.pick([pal.deep, pal.bloom[0], pal.light, pal.leaf[0]])
  s.round(c, [
    [x - k * 0.55, y - k * 0.2],
    [x - k * 0.5, y + k * 0.1],
    [x - k * 1.0, y + k * 0.7],
    [x - k * 0.95, y + k * 1.4],
    [x - k * 0.5, y + k * 1.85],
    [x + k * 0.5, y + k * 1.85],
    [x + k * 0.95, y + k * 1.4],
    [x + k * 1.0, y + k * 0.7],
    [x + k * 0.5, y + k * 0.1],
    [x + k * 0.55, y - k * 0.2],
  ])
  const d = c === pal.light ? pal.bloom[1] : pal.light
  for (let i = 0; i < 6; i++) {
    const a = i - 2.5
    s.stroke(x + a * k * 0.26, y + k * 1.65, UP + a * 0.06, k * 1.05, 9 * u, d, { o: 0.85, mark: true })
  }
  for (let i = 0; i < 5; i++) {
    bloom(
      s,
      rng.pick(['ranunculus', 'cosmos', 'peony']),
      x + (i - 2) * k * 0.42,
      y - k * 0.22 + Math.abs(i - 2) * k * 0.1,
      short * rng.range(0.045, 0.07),
      i % 2 ? pal.bloom2 : pal.bloom,
    )
  }
  for (const [dx, col] of [
    [-0.33, pal.accent],
    [-0.25, pal.bloom[1]],
    [0.3, pal.accent],
  ] as const) {
    s.fill(blob(rng, x + dx * short, h * 0.845, short * 0.055, 0.04, 10, 0.95), col)
    s.mark(blob(rng, x + dx * short - short * 0.015, h * 0.83, short * 0.012, 0.1, 7), pal.light, 0.9)
    leaf(s, x + dx * short, h * 0.845 - short * 0.05, UP + 0.6, short * 0.08, short * 0.03, pal.leaf[0], { vein: pal.leaf[2] })
  }
}
