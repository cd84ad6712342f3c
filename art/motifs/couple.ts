import { UP } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'
import { ground } from './ground.ts'
import { spire } from './spires.ts'

/** Big back view of a couple with flowers behind. */
export function couple(s: Sheet): void {
  const { w, h, rng, pal, short } = s
  ground(s, 'arch')
  s.layer('paint')
  for (let i = 0; i < 10; i++) {
    const sd = i % 2 ? 1 : -1
    const x = w / 2 + sd * short * rng.range(0.3, 0.5)
    branch(s, x, h + 10, UP + sd * rng.range(-0.1, 0.25), h * rng.range(0.4, 0.75), {
      tone: i % 3,
      leafLen: 130,
      gap: 46,
      wide: 0.4,
      bend: rng.sym(0.12),
    })
  }
  for (let i = 0; i < 6; i++) {
    const sd = i % 2 ? 1 : -1
    spire(s, w / 2 + sd * short * rng.range(0.26, 0.5), h + 10, UP + sd * 0.08, h * rng.range(0.45, 0.66), {
      fam: i % 3 ? pal.bloom : pal.bloom2,
      size: 1.5,
      start: 0.45,
    })
  }
  s.layer('paint')
  pairFromBehind(s, w / 2, h * 1.2, h * 0.94)
  s.layer('paint')
  for (let i = 0; i < 18; i++) {
    const sd = i % 2 ? 1 : -1
    const x = w / 2 + sd * short * rng.range(0.1, 0.56)
    bloom(
      s,
      rng.pick(['cosmos', 'peony', 'ranunculus', 'poppy']),
      x,
      h * rng.range(0.9, 1.0) - Math.abs(x - w / 2) * 0.14,
      short * rng.range(0.05, 0.1),
      i % 3 ? pal.bloom : pal.bloom2,
    )
  }
  frame(s, ['bl', 'br'], 0.8)
}
