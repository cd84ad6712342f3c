import { deg, polar, TAU } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch, eucalyptus } from './foliage.ts'

/** Wreath: leaves follow a circle, blooms gather at one side; the middle is left open. */
export function wreath(s: Sheet): void {
  const { w, h, rng, short } = s
  const R = short * 0.34
  const x = w / 2
  const y = h / 2
  s.layer('paint')
  const n = 44
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    const c = polar(x, y, a, R)
    const out = i % 2 ? 0.5 : -0.55
    const d = a + Math.PI / 2 + out + rng.sym(0.1)
    if (i % 3 === 0) {
      eucalyptus(s, c[0], c[1], d, R * 0.5, { size: R / (430 * s.u), bend: rng.sym(0.1) })
    } else {
      branch(s, c[0], c[1], d, R * 0.46, { tone: i % 3, leafLen: (R * 0.25) / s.u, gap: (R * 0.075) / s.u, wide: 0.3, bend: rng.sym(0.12) })
    }
  }
  s.layer('paint')
  const hero = rng.pick([deg(130), deg(50), deg(100)])
  ;(
    [
      [0.62, 0.16, 1],
      [-0.6, 0.15, 0],
      [0.95, 0.1, 0],
      [-0.9, 0.1, 1],
      [0.33, 0.21, 0],
      [-0.32, 0.2, 1],
      [0, 0.27, 0],
      [Math.PI + 0.1, 0.13, 1],
      [Math.PI - 0.22, 0.1, 0],
    ] as const
  ).forEach(([da, k, f], i) => {
    const c = polar(x, y, hero + da, R * rng.range(0.95, 1.05))
    bloom(s, cycle(['ranunculus', 'anemone', 'peony'], i), c[0], c[1], R * k, family(s, f))
  })
}
