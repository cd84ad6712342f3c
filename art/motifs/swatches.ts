import { mix } from '../color.ts'
import { type Point, UP } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch } from './foliage.ts'

/** Palette card: five torn colour chips, named beside the article. */
export function swatches(s: Sheet): void {
  const { w, h, rng, pal, u, short } = s
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, pal.paper)
  s.layer('paint')
  const cols = [pal.bloom[1], pal.ground, pal.leaf[1], pal.accent, pal.deep, pal.bloom2[1]]
  const n = cols.length
  const land = w > h
  cols.forEach((c, i) => {
    const m = 0.06
    const x = land ? w * (m + (i * (1 - 2 * m)) / n) : w * 0.14
    const y = land ? h * 0.16 : h * (m + (i * (1 - 2 * m)) / n)
    const W = land ? ((w * (1 - 2 * m)) / n) * 0.92 : w * 0.72
    const H = land ? h * 0.68 : ((h * (1 - 2 * m)) / n) * 0.88
    const torn = Array.from({ length: 12 }, (_, k): Point => {
      const [across, down] = alongEdge(k / 12)
      return [x + across * W + rng.sym(9 * u), y + down * H + rng.sym(9 * u)]
    })
    s.fill(torn, c, { hard: true })
    for (let k = 0; k < 7; k++) {
      s.stroke(
        x + W * 0.08,
        y + H * rng.range(0.1, 0.9),
        rng.sym(0.03),
        W * rng.range(0.4, 0.85),
        rng.range(6, 16) * u,
        mix(c, pal.light, 0.22),
        {
          o: 0.5,
        },
      )
    }
  })
  branch(s, land ? w * 0.03 : w * 0.9, land ? h * 0.92 : h * 0.98, land ? -0.12 : UP - 0.1, (land ? w : h) * 0.7, {
    tone: 0,
    leafLen: 120,
    gap: 52,
    wide: 0.36,
    bend: 0.06,
  })
  bloom(s, 'peony', w * 0.88, h * (land ? 0.8 : 0.12), short * 0.13, pal.bloom)
}

/** A point of the edge of a square of size 1, t from 0 to 1 around it. */
function alongEdge(t: number): Point {
  if (t < 0.25) return [t * 4, 0]
  if (t < 0.5) return [1, (t - 0.25) * 4]
  return t < 0.75 ? [1 - (t - 0.5) * 4, 1] : [0, 1 - (t - 0.75) * 4]
}
