import { mix } from '../color.ts'
import { lerp } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { paintChairs, paintCloth, paintFlowers, paintPlates, perspective } from './laid-table.ts'
import { lights, ridge, sky } from './landscape.ts'
import { tree } from './trees.ts'

/** A long table under strings of lights. */
export function longtable(s: Sheet): void {
  const { w, pal } = s
  const night = mix(pal.deep, pal.ground2, 0.16)
  paintGarden(s, night)
  const cx = w / 2
  const { X, Y } = perspective(s)
  paintChairs(s, X, Y)
  paintCloth(s, X, Y)
  s.layer('paint')
  paintPlates(s, X, Y)
  paintFlowers(s, Y, cx)
  s.layer('paint')
  paintLights(s, night, cx)
}

/** Stars, trees and the lawn at night. */
function paintGarden(s: Sheet, night: string): void {
  const { pal, rng, w, h, u } = s
  sky(s, night, mix(night, pal.ground2, 0.55))
  s.layer('paint')
  for (let i = 0; i < 26; i++) {
    s.dot(rng.next() * w, h * rng.range(0.02, 0.34), rng.range(1, 2.4) * u, pal.light, 0.7)
  }
  ridge(s, h * 0.45, h * 0.02, mix(night, pal.leaf[0], 0.5))
  for (const [x, H] of [
    [0.02, 0.56],
    [0.2, 0.36],
    [0.33, 0.25],
    [0.98, 0.58],
    [0.81, 0.38],
    [0.68, 0.26],
  ] as const) {
    tree(s, w * x, h * 0.55, h * H, mix(pal.leaf[0], pal.deep, 0.45), mix(pal.leaf[0], pal.leaf[1], 0.5), mix(pal.deep, pal.bloom[0], 0.15))
  }
  s.layer('wash')
  s.cut(mix(pal.leaf[0], pal.deep, 0.3), [
    [-40, h * 0.515],
    [w + 40, h * 0.515],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  for (let i = 0; i < 60; i++) {
    s.stroke(
      rng.next() * w,
      h * rng.range(0.54, 0.99),
      rng.sym(0.05),
      w * rng.range(0.02, 0.08),
      5 * u,
      mix(pal.leaf[0], pal.leaf[1], rng.next() * 0.6),
      { o: 0.5 },
    )
  }
}

function paintLights(s: Sheet, night: string, cx: number): void {
  const { pal, w, h, rng, u } = s
  const cord = mix(night, pal.light, 0.22)
  for (let i = 0; i < 6; i++) {
    const t = Math.pow((i + 1) / 6, 1.5)
    const half = lerp(w * 0.13, w * 0.72, t)
    const y = lerp(h * 0.38, h * 0.03, t)
    lights(s, [cx - half, y], [cx + half, y + rng.sym(8) * u], lerp(h * 0.025, h * 0.085, t), {
      n: 13,
      r0: lerp(2.4, 9, t),
      cord,
      bulb: mix(pal.accent, pal.light, 0.55),
      glow: pal.accent,
    })
  }
}
