import { mix } from '../color.ts'
import { polyCurve, ribbon, UP } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { eucalyptus } from './foliage.ts'
import { ground } from './ground.ts'
import { oat } from './spires.ts'
import { shadow, tabletop } from './still-life.ts'

/** Folded cloths in a pile, tied with a ribbon, flowers under the bow. */
export function linen(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['arch', 'disc', 'cut']))
  tabletop(s, h * 0.76, mix(pal.bloom2[2], pal.ground2, 0.35))
  const x = w * rng.range(0.44, 0.56)
  const k = short * 0.32
  const colors = rng.shuffle([
    pal.light,
    pal.bloom2[1],
    pal.bloom[1],
    pal.light,
    mix(pal.leaf[1], pal.light, 0.15),
    pal.bloom[2],
    pal.accent,
  ])
  const n = rng.int(5, 7)
  const b = h * 0.87
  shadow(s, x, b, k * 1.15, 0.1)
  for (let i = 0; i < n; i++) fold(s, x + rng.sym(k * 0.05), b - i * k * 0.2, k * (1.06 - i * 0.03), k * 0.2, cycle(colors, i))
  const top = b - n * k * 0.2
  const silk = rng.pick([pal.leaf[0], pal.bloom[0], pal.deep])
  s.cut(silk, [
    [x - k * 0.06, b + k * 0.02],
    [x - k * 0.055, top],
    [x + k * 0.055, top],
    [x + k * 0.06, b + k * 0.02],
  ])
  const side = rng.chance(0.5) ? 1 : -1
  eucalyptus(s, x - side * short * 0.06, top + short * 0.02, side > 0 ? -0.35 : Math.PI + 0.35, short * 0.34)
  oat(s, x, top, UP - side * 0.95, short * 0.32, { color: pal.leaf[0], seed: pal.accent, bend: 0.1 })
  for (const d of [-1, 1]) {
    s.fill(leafShape(x, top, UP + d * 0.95, k * 0.5, k * 0.26, { belly: 0.62 }).outline, silk)
    s.mark(leafShape(x, top, UP + d * 0.95, k * 0.34, k * 0.12, { belly: 0.6 }).outline, mix(silk, pal.light, 0.25))
    s.fill(
      ribbon(
        polyCurve([
          [x, top],
          [x + d * k * 0.22, top + k * 0.08],
          [x + d * k * 0.34, top + k * rng.range(0.22, 0.5)],
        ]),
        () => k * 0.06,
        10,
      ),
      silk,
    )
  }
  bloom(s, rng.pick(['ranunculus', 'peony', 'anemone']), x, top - short * 0.03, short * 0.07, family(s, 1))
  bloom(s, 'cosmos', x + side * short * 0.08, top - short * 0.01, short * 0.045, family(s, 0))
  bloom(s, 'peony', w / 2 - side * w * 0.42, h * 0.95, short * 0.08, family(s, rng.int(0, 1)))
}

function fold(s: Sheet, x: number, y: number, W: number, H: number, color: string): void {
  const { pal, rng, u } = s
  s.cut(color, [
    [x - W * 0.96, y],
    [x - W * 1.02, y - H * 0.5],
    [x - W * 0.96, y - H * 0.97],
    [x + W * 0.97, y - H * 0.97],
    [x + W, y - H * 0.8],
    [x + W, y - H * 0.2],
    [x + W * 0.97, y],
  ])
  s.stroke(x - W * 0.94, y - H * 0.5, 0, W * 1.86, 4 * u, mix(color, pal.deep, 0.22), { o: 0.7 })
  const weave = rng.int(0, 2)
  for (let j = 0; j < 5; j++) {
    const at = x - W * 0.84 + j * W * 0.4
    if (weave === 0) s.stroke(at, y - H * 0.9, Math.PI / 2, H * 0.8, 3.5 * u, mix(color, pal.deep, 0.18), { o: 0.8 })
    else if (weave === 1) for (const row of [0.28, 0.72]) s.dot(at, y - H * row, H * 0.07, mix(color, pal.bloom[0], 0.45))
  }
  s.stroke(x - W * 0.94, y - H * 0.07, 0, W * 1.86, 5 * u, mix(color, pal.deep, 0.14))
}
