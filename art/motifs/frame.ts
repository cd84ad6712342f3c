import { mix } from '../color.ts'
import { polar } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch, eucalyptus, fern } from './foliage.ts'

type Corner = 'bl' | 'br'

/** Corner sprays that frame another picture: gives every scene a near plane. */
export function frame(s: Sheet, corners: Corner[], size: number, blooms = true): void {
  const { w, h, rng, pal, short } = s
  s.layer('paint')
  for (const corner of corners) {
    const x = corner === 'bl' ? -short * 0.03 : w + short * 0.03
    const y = h + short * 0.03
    const base = Math.atan2(h / 2 - y, w / 2 - x)
    for (let i = 0; i < 7; i++) {
      const a = base + (i - 3) * 0.25 + rng.sym(0.08)
      const L = short * 0.36 * size * rng.range(0.72, 1.12)
      const t = i % 3
      if (t === 0) {
        branch(s, x, y, a, L, {
          tone: 0,
          leafLen: 100 * size,
          gap: 36 * size,
          wide: 0.36,
          bend: rng.sym(0.14),
          pal: { ...pal, leaf: [mix(pal.leaf[0], pal.deep, 0.4), pal.leaf[0], pal.leaf[1]] },
        })
      } else if (t === 1) {
        fern(s, x, y, a, L * 0.92, { tone: 0, bend: rng.sym(0.16) })
      } else {
        eucalyptus(s, x, y, a, L * 0.95, { tone: 0, size: 0.95 * size, bend: rng.sym(0.12) })
      }
    }
    if (blooms) {
      ;(
        [
          [0.19, -0.5, 0.075, 0],
          [0.24, 0.45, 0.06, 1],
          [0.12, 0.05, 0.1, 1],
        ] as const
      ).forEach(([d, da, k, f], i) => {
        const q = polar(x, y, base + da, short * d * size)
        bloom(s, cycle(['cosmos', 'ranunculus', 'peony'], i), q[0], q[1], short * k * size, family(s, f))
      })
    }
  }
}
