import { mix } from '../color.ts'
import { lerp, type Point, UP } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { pairFromBehind } from './figures.ts'
import { frame } from './frame.ts'
import { ridge, sky, sun } from './landscape.ts'
import { cypress } from './trees.ts'

/** A couple between rows of vines at sunset. */
export function vineyard(s: Sheet): void {
  const { w, h } = s
  paintHills(s)
  paintHouse(s)
  s.layer('paint')
  paintVines(s)
  s.layer('paint')
  pairFromBehind(s, w * 0.5, h * 0.79, h * 0.17)
  frame(s, ['bl', 'br'], 0.9)
}

/** Sunset over hills. */
function paintHills(s: Sheet): void {
  const { pal, w, h, short, rng } = s
  sky(s, mix(pal.ground, pal.ground2, 0.5), pal.sky)
  s.layer('paint')
  sun(s, w * 0.63, h * 0.335, short * 0.105, mix(pal.accent, pal.light, 0.35), pal.accent)
  for (let i = 0; i < 5; i++) {
    s.stroke(
      w * rng.range(-0.1, 0.7),
      h * rng.range(0.08, 0.3),
      rng.sym(0.03),
      w * rng.range(0.25, 0.5),
      h * 0.014,
      mix(pal.sky, pal.light, 0.4),
      {
        o: 0.6,
      },
    )
  }
  ridge(s, h * 0.41, h * 0.03, mix(pal.ground2, pal.deep, 0.18))
  ridge(s, h * 0.46, h * 0.025, mix(pal.ground2, pal.deep, 0.38))
  ridge(s, h * 0.51, h * 0.02, mix(pal.leaf[1], pal.ground2, 0.4))
}

/** House. */
function paintHouse(s: Sheet): void {
  const { w, h, pal } = s
  const hx = w * 0.22
  const hy = h * 0.535
  const H = h * 0.07
  for (const [dx, k] of [
    [-0.09, 1.7],
    [-0.065, 1.25],
    [0.095, 2],
    [0.125, 1.4],
  ] as const)
    cypress(s, hx + w * dx, hy + H * 0.15, H * 1.5 * k, pal.deep)
  s.rect(hx - H * 0.9, hy - H * 0.7, H * 1.8, H * 0.9, pal.bloom2[1])
  s.cut(pal.bloom[0], [
    [hx - H * 1.05, hy - H * 0.66],
    [hx - H * 0.7, hy - H * 1.15],
    [hx + H * 0.7, hy - H * 1.15],
    [hx + H * 1.05, hy - H * 0.66],
  ])
  for (let i = 0; i < 4; i++) {
    s.rect(hx - H * 0.7 + i * H * 0.4, hy - H * 0.42, H * 0.16, H * 0.3, pal.accent)
  }
}

/** The near slope, with rows that meet at the horizon. */
function paintVines(s: Sheet): void {
  const { w, h, rng, pal } = s
  const y = h * 0.56
  const base = mix(pal.ground, pal.accent, 0.3)
  const slope: Point[] = [
    [-60, h + 60],
    [-60, y + rng.sym(h * 0.02)],
    [w * 0.3, y - h * 0.03],
    [w * 0.65, y + h * 0.015],
    [w + 60, y - h * 0.02],
    [w + 60, h + 60],
  ]
  s.clip(slope, () => {
    s.rect(-60, 0, w + 120, h + 60, base)
    for (let i = -8; i <= 8; i++) paintRow(s, i, base)
  })
}

function paintRow(s: Sheet, i: number, base: string): void {
  const { w, h, u, rng, pal } = s
  const spread = w * 0.24
  const far = h * 0.5
  const x0 = w * 0.66 + i * spread * 0.16
  const x1 = w * 0.66 + i * spread
  const [row, lit] = pal.leaf
  s.cut(mix(base, pal.deep, 0.22), [
    [x0 - 2, far],
    [x0 + 2, far],
    [x1 + 40 * u, h * 1.05],
    [x1 - 40 * u, h * 1.05],
  ])
  for (let j = 0; j < 34; j++) {
    const t = Math.pow(j / 33, 1.7)
    const x = lerp(x0, x1, t)
    const y = lerp(far, h * 1.05, t)
    const R = lerp(4, 46, t) * u
    const bush = leafShape(x + rng.sym(R * 0.4), y, UP + rng.sym(0.9), R * 1.9, R * 1.15, { belly: 0.5 })
    s.fill(bush.outline, rng.pick([row, mix(row, pal.deep, 0.3), mix(row, lit, 0.3)]))
    if (j > 5) s.fill(leafShape(x + rng.sym(R * 0.7), y - R * 0.5, UP + rng.sym(1.1), R * 1.0, R * 0.6, { belly: 0.5 }).outline, lit)
    if (j <= 14 || !rng.chance(0.2)) continue
    for (let q = 0; q < 4; q++) s.dot(x + rng.sym(R * 0.3), y - R * 0.2 + q * R * 0.16, R * 0.13, pal.bloom[0])
  }
}
