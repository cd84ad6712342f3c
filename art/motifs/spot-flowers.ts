import { type Curve, polyCurve, ribbon, TAU, UP } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, eucalyptus, leaf } from './foliage.ts'
import { posy } from './posy.ts'
import { sideBloom } from './side-blooms.ts'
import { underlay } from './spots.ts'

export function spotPosy(s: Sheet): void {
  const { w, h, pal, short } = s
  const x = w / 2
  s.layer('paint')
  for (let i = 0; i < 7; i++) {
    s.stroke(
      x + (i - 3) * short * 0.012,
      h * 0.56,
      Math.PI / 2 + (3 - i) * 0.1,
      short * 0.36,
      short * 0.02,
      i % 2 ? pal.leaf[0] : pal.leaf[1],
      {
        taper: 'none',
        bend: (i - 3) * 0.01,
      },
    )
  }
  posy(s, { x, y: h * 0.45, R: short * 0.245, tied: true, kinds: ['peony', 'ranunculus', 'anemone'] })
  s.layer('paint')
  s.cut(pal.bloom2[1], [
    [x - short * 0.07, h * 0.66],
    [x + short * 0.07, h * 0.65],
    [x + short * 0.06, h * 0.71],
    [x - short * 0.06, h * 0.72],
  ])
  for (const d of [-1, 1]) {
    s.fill(
      ribbon(
        polyCurve([
          [x, h * 0.69],
          [x + d * short * 0.05, h * 0.78],
          [x + d * short * 0.03, h * 0.85],
          [x + d * short * 0.1, h * 0.93],
        ]),
        () => short * 0.025,
        20,
      ),
      pal.bloom2[1],
    )
  }
}

export function spotSprig(s: Sheet): void {
  const { w, h, pal, short } = s
  s.layer('paint')
  branch(s, w * 0.14, h * 0.86, -0.78, short * 0.98, { tone: 0, leafLen: 190, gap: 74, wide: 0.36, bend: 0.1 })
  eucalyptus(s, w * 0.2, h * 0.84, -0.4, short * 0.7, { size: 1.5 })
  bloom(s, 'peony', w * 0.36, h * 0.68, short * 0.17, pal.bloom)
  bloom(s, 'ranunculus', w * 0.2, h * 0.58, short * 0.09, pal.bloom2)
  bloom(s, 'cosmos', w * 0.52, h * 0.8, short * 0.095, pal.bloom2)
}

export function spotWilt(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  const x = w * 0.5
  const y = h * 0.86
  const k = short * 0.13
  underlay(s, 0.4)
  const c: Curve = (t) => {
    const a = UP + t * t * 3.0
    const px = x + Math.pow(t, 1.5) * short * 0.22
    const py = y - k * 1.4 - Math.sin(t * 2.3) * short * 0.42
    return { x: px, y: py, a }
  }
  s.fill(
    ribbon(c, (t) => short * 0.022 * (1 - t * 0.3), 20),
    pal.leaf[1],
  )
  const e = c(1)
  sideBloom(s, e.x, e.y, Math.PI / 2 - 0.15, short * 0.17, pal.bloom)
  leaf(s, c(0.4).x, c(0.4).y, 2.6, short * 0.2, short * 0.07, pal.leaf[0], { bend: 0.3, vein: pal.leaf[2] })
  leaf(s, c(0.25).x, c(0.25).y, 0.5, short * 0.17, short * 0.06, pal.leaf[1], { bend: -0.3, vein: pal.leaf[2] })
  s.round(pal.deep, [
    [x - k * 0.4, y - k * 1.5],
    [x - k * 0.36, y - k * 1.1],
    [x - k * 0.9, y - k * 0.5],
    [x - k * 0.7, y],
    [x + k * 0.7, y],
    [x + k * 0.9, y - k * 0.5],
    [x + k * 0.36, y - k * 1.1],
    [x + k * 0.4, y - k * 1.5],
  ])
  for (let i = 0; i < 4; i++) {
    s.fill(
      leafShape(x + short * (0.2 + i * 0.055) - short * 0.03, y + short * 0.005 + rng.sym(8), rng.next() * TAU, short * 0.06, short * 0.035)
        .outline,
      i % 2 ? pal.bloom[1] : pal.bloom[2],
    )
  }
}
