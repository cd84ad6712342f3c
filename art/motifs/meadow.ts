import { mix } from '../color.ts'
import { lerp, stemCurve, UP } from '../geometry.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { family } from './bloom.ts'
import { grass, leaf, stem } from './foliage.ts'
import { anemone, cosmos, poppy } from './open-blooms.ts'
import { bud, sideBloom, tulip } from './side-blooms.ts'
import { oat, spire } from './spires.ts'

/** Meadow: stems rise from the lower edge in three depths. */
export function meadow(s: Sheet): void {
  const { w, h, rng, pal } = s
  const top = 0.16
  for (let depth = 0; depth < 3; depth++) {
    s.layer('paint')
    const n = Math.round((w / (s.u * 1000)) * cycle([26, 17, 13], depth))
    const k = cycle([0.62, 0.85, 1.12], depth)
    const back = mix(pal.ground, pal.leaf[2], 0.6)
    for (let i = 0; i < n; i++) {
      const x = (i + rng.next()) * (w / n)
      const L = h * lerp(0.82, 0.42, depth / 2) * rng.range(0.62, 1.05) * (1 - top * 0.5)
      const a = UP + rng.sym(0.12)
      const bend = rng.sym(0.1)
      const green = depth === 0 ? mix(pal.leaf[2], pal.ground, 0.25) : depth === 1 ? pal.leaf[1] : pal.leaf[0]
      const c = stemCurve(x, h + 20, a, L, bend)
      const e = c(1)
      const t = rng.int(0, 8)
      const R = 74 * s.u * k * rng.range(0.75, 1.2)
      if (t !== 6 && t !== 7) stem(s, c, 6.5 * s.u * k, green)
      if (depth) {
        for (let j = 0; j < 4; j++) {
          const q = c(0.15 + j * 0.17)
          leaf(s, q.x, q.y, q.a + (j % 2 ? 0.55 : -0.55), R * rng.range(0.9, 1.5), R * 0.24, green, {
            bend: j % 2 ? -0.14 : 0.14,
            vein: depth === 2 ? mix(green, pal.light, 0.35) : undefined,
          })
        }
      }
      const f0 = family(s, i + depth)
      const f: Family = depth === 0 ? [mix(f0[0], pal.ground, 0.34), mix(f0[1], pal.ground, 0.34), mix(f0[2], pal.ground, 0.34)] : f0
      if (t <= 1) {
        cosmos(s, e.x, e.y, R, f, { squash: rng.range(0.55, 1), rot: rng.next() })
      } else if (t === 2) poppy(s, e.x, e.y, R * 0.95, f, { rot: rng.next() })
      else if (t === 3) sideBloom(s, e.x, e.y, e.a, R * 1.05, f)
      else if (t === 4) anemone(s, e.x, e.y, R * 0.85, f, { rot: rng.next(), squash: 0.9 })
      else if (t === 5) tulip(s, e.x, e.y, e.a, R * 0.8, f)
      else if (t === 6) {
        spire(s, x, h + 20, a, L * 1.05, { fam: f, bend, size: k, stemColor: green, start: 0.5 })
      } else if (t === 7) {
        oat(s, x, h + 20, a, L * 1.06, { color: green, seed: depth ? mix(pal.accent, pal.light, 0.3) : back, bend })
      } else bud(s, e.x, e.y, e.a, R * 0.5, f)
    }
    for (let i = 0; i < n * 2; i++) {
      grass(s, rng.next() * w, h + 20, UP + rng.sym(0.26), h * rng.range(0.12, 0.3) * k, {
        color: depth === 2 ? rng.pick([pal.leaf[0], pal.deep, pal.leaf[1]]) : depth === 1 ? pal.leaf[1] : back,
        bend: rng.sym(0.16),
        w: 9 * k,
      })
    }
  }
}
