import { mix } from '../color.ts'
import { type Point, polar, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { ringPetal } from './ring-petal.ts'

/** Ranunculus: nested crescents around a tight green-eyed bud. */
export function ranunculus(s: Sheet, x: number, y: number, R: number, fam: Family, { tilt }: { tilt: number }): void {
  const rng = s.rng
  const [dk, md, lt] = fam
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * TAU + tilt
    ringPetal(s, x, y, a, R * rng.range(0.96, 1.06), 1.02, i % 2 ? md : mix(dk, md, 0.6), { scallop: 1, depth: 0.015 })
  }
  const n = 8
  for (let i = 0; i < n; i++) {
    const k = 1 - (i + 1) / (n + 1)
    const rr = R * (0.14 + 0.76 * k)
    const spin = tilt + i * 2.4
    const off = polar(x, y, tilt + 0.8, R * 0.07 * (1 - k))
    s.fill(
      blob(rng, off[0], off[1], rr, 0.035, 11),
      cycle([dk, md, lt], i + 1) === dk ? mix(dk, md, 0.45) : cycle([md, lt, mix(md, lt, 0.5)], i),
    )
    for (let j = 0; j < 3; j++) {
      const a0 = spin + j * (TAU / 3) + rng.sym(0.2)
      const span = rng.range(1.1, 1.7)
      const pts: Point[] = []
      for (let t = 0; t <= 6; t++) pts.push(polar(off[0], off[1], a0 + (t / 6) * span, rr * 0.985))
      for (let t = 6; t >= 0; t--) {
        pts.push(polar(off[0], off[1], a0 + (t / 6) * span, rr * (0.985 - 0.13 * Math.sin((t / 6) * Math.PI))))
      }
      s.mark(pts, j % 2 ? mix(dk, md, 0.25) : mix(lt, s.pal.light, 0.45), 0.85)
    }
  }
  const c = polar(x, y, tilt + 0.8, R * 0.07)
  s.fill(blob(rng, c[0], c[1], R * 0.13, 0.06, 8), s.pal.leaf[1])
  s.mark(blob(rng, c[0], c[1], R * 0.055, 0.1, 7), s.pal.deep, 0.8)
}
