import { mix } from '../color.ts'
import { UP } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { figureFromBehind } from './figures.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'

/** Row of friends in dresses and suits. */
export function party(s: Sheet): void {
  const { w, h, rng, pal, short } = s
  ground(s, 'band', mix(pal.ground, pal.light, 0.2))
  s.layer('paint')
  const n = Math.max(4, Math.round((w / h) * 5))
  const cols = rng.shuffle([pal.bloom[1], pal.bloom[2], pal.leaf[1], pal.accent, pal.bloom2[1], pal.bloom[0], pal.leaf[2]])
  const faded = (tone: 0 | 1 | 2) => mix(pal.leaf[tone], pal.ground, 0.4)
  for (let i = 0; i < n; i++) {
    branch(s, (w * (i + 0.5)) / n + rng.sym(30), h * 0.6, UP + rng.sym(0.3), h * rng.range(0.3, 0.5), {
      tone: 2,
      leafLen: 110,
      gap: 42,
      wide: 0.4,
      pal: { ...pal, leaf: [faded(0), faded(1), faded(2)] },
    })
  }
  s.layer('paint')
  for (let i = 0; i < n; i++) {
    const mid = i === Math.floor(n / 2)
    const inSuit = !mid && i % 4 === 1
    const x = (w * (i + 0.5)) / n
    const y = h * 1.07 + rng.sym(h * 0.01)
    const H = h * (mid ? 0.8 : rng.range(0.7, 0.77))
    const color = inSuit ? pal.deep : cycle(cols, i)
    figureFromBehind(s, x, y, H, inSuit ? 'suit' : 'dress', mid ? pal.light : color)
  }
  s.layer('paint')
  for (let i = 0; i < n * 3; i++) {
    bloom(
      s,
      rng.pick(['cosmos', 'ranunculus']),
      rng.next() * w,
      h * rng.range(0.93, 1.0),
      short * rng.range(0.02, 0.05),
      i % 2 ? pal.bloom : pal.bloom2,
    )
  }
}
