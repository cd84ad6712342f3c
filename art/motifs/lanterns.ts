import { mix } from '../color.ts'
import { polyCurve, ribbon, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'
import { ridge } from './landscape.ts'

/** Round paper lanterns at many heights above a dark bed of flowers. */
export function lanterns(s: Sheet): void {
  const { w, h, pal, rng, short, u } = s
  ground(s, 'plain', pal.ground2, pal.ground)
  ridge(s, h * 0.83, h * 0.04, mix(pal.deep, pal.leaf[0], 0.15))
  s.layer('paint')
  for (let i = 0; i < 30; i++) s.dot(rng.next() * w, rng.next() * h * 0.7, rng.range(1.5, 3.5) * u, pal.light, 0.6)
  const hung = hang(s)
  for (const { x, y, R } of hung)
    s.fill(
      ribbon(
        polyCurve([
          [x, -40],
          [x, y - R],
        ]),
        () => 3 * u,
        4,
      ),
      mix(pal.light, pal.deep, 0.2),
      { o: 0.8 },
    )
  for (const { x, y, R, color } of hung) lantern(s, x, y, R, color)
  for (let i = 0; i < 14; i++) {
    branch(s, w * rng.next(), h * 1.02, UP + rng.sym(0.5), short * rng.range(0.14, 0.28), { tone: i % 3, leafLen: 80, wide: 0.36 })
  }
  const n = Math.round(w / short) + 4
  for (let i = 0; i < n; i++) {
    bloom(
      s,
      rng.pick(['peony', 'anemone', 'ranunculus']),
      (w * (i + rng.next())) / n,
      h * rng.range(0.94, 0.98),
      short * rng.range(0.04, 0.085),
      family(s, i),
    )
  }
}

/** Places far enough from each other, the largest first. */
function hang(s: Sheet) {
  const { w, h, pal, rng, short } = s
  const colors = rng.shuffle([pal.bloom2[1], pal.accent, pal.bloom[1], pal.light, pal.bloom[2]])
  const hung: { x: number; y: number; R: number; color: string }[] = []
  const sizes = [0.17, 0.15, 0.13, 0.12, 0.1, 0.1, 0.085, 0.08, 0.075, 0.07].slice(0, w > h ? 10 : 8)
  for (const size of sizes) {
    const R = short * size * rng.range(0.92, 1.06)
    for (let tries = 0; tries < 40; tries++) {
      const [x, y] = [rng.range(0.08, 0.92) * w, rng.range(0.17, 0.68) * h]
      if (hung.some((one) => Math.hypot(one.x - x, one.y - y) < (one.R + R) * 1.12 || Math.abs(one.x - x) < R * 0.5)) continue
      hung.push({ x, y, R, color: cycle(colors, hung.length) })
      break
    }
  }
  return hung
}

function lantern(s: Sheet, x: number, y: number, R: number, color: string): void {
  const { pal, rng, u } = s
  s.fill(blob(rng, x, y, R * 1.5, 0.02, 14), pal.accent, { o: 0.13 })
  s.fill(blob(rng, x, y, R, 0.01, 16, 0.92), color)
  for (let i = -3; i <= 3; i++) {
    const yy = y + i * R * 0.25
    const W = Math.sqrt(1 - (i * 0.27) ** 2) * R
    s.fill(
      ribbon(
        polyCurve([
          [x - W, yy],
          [x - W * 0.5, yy + R * 0.05],
          [x, yy + R * 0.07],
          [x + W * 0.5, yy + R * 0.05],
          [x + W, yy],
        ]),
        () => 3.4 * u,
        12,
      ),
      mix(color, pal.deep, 0.18),
    )
  }
  s.mark(blob(rng, x - R * 0.34, y - R * 0.3, R * 0.3, 0.04, 12, 1.2), mix(color, pal.light, 0.6), 0.85)
  s.rect(x - R * 0.24, y - R, R * 0.48, R * 0.14, pal.deep)
  s.rect(x - R * 0.2, y + R * 0.84, R * 0.4, R * 0.12, pal.deep)
  if (rng.chance(0.4)) s.stroke(x, y + R * 0.94, Math.PI / 2, R * 0.5, R * 0.12, pal.bloom[0], { taper: 'start' })
}
