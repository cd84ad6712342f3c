import { mix } from '../color.ts'
import { lerp, stemCurve, UP } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch, leaf, stem } from './foliage.ts'
import { frame } from './frame.ts'
import { sky, sun } from './landscape.ts'

/** A canopy on the sand. */
export function beach(s: Sheet): void {
  const { w, h, pal, short } = s
  paintSea(s)
  paintSand(s)
  const cx = w * 0.58
  const b = h * 0.8
  const W = short * 0.21
  const H = short * 0.44
  const wood = mix(pal.deep, pal.skin, 0.55)
  paintCloth(s, { cx, W, b, H, wood })
  paintGarland(s, { cx, W, b, H })
  pairFromBehind(s, cx - W * 0.02, b + h * 0.005, short * 0.255)
  s.layer('paint')
  paintPalms(s)
  frame(s, ['bl'], 0.75)
}

/** Sky, sun and the sea. */
function paintSea(s: Sheet): void {
  const { pal, w, h, short, rng, u } = s
  sky(s, pal.sky, mix(pal.ground, pal.light, 0.35))
  s.layer('paint')
  sun(s, w * 0.3, h * 0.3, short * 0.08, mix(pal.accent, pal.light, 0.3), pal.light)
  const sea = mix(pal.ground2, pal.deep, 0.3)
  const hor = h * 0.46
  s.layer('wash')
  s.rect(-20, hor, w + 40, h * 0.3, sea)
  s.layer('paint')
  for (let i = 0; i < 46; i++) {
    const t = rng.next()
    s.stroke(
      rng.range(-0.1, 1) * w,
      hor + t * h * 0.2 + 6 * u,
      rng.sym(0.015),
      w * rng.range(0.04, 0.2),
      lerp(2.5, 9, t) * u,
      rng.pick([mix(sea, pal.light, 0.5), mix(sea, pal.sky, 0.6), mix(sea, pal.deep, 0.3)]),
      { o: 0.8 },
    )
  }
  for (let i = 0; i < 12; i++) {
    s.stroke(
      w * 0.3 + rng.sym(short * 0.07),
      hor + (i + 0.5) * h * 0.013,
      0,
      short * rng.range(0.03, 0.1),
      4 * u,
      mix(pal.accent, pal.light, 0.5),
      {
        o: 0.85,
      },
    )
  }
}

/** The wet edge and the sand. */
function paintSand(s: Sheet): void {
  const { pal, h, w, rng, u } = s
  s.round(pal.light, [
    [-40, h * 0.665],
    [w * 0.25, h * 0.65],
    [w * 0.55, h * 0.685],
    [w * 0.8, h * 0.66],
    [w + 40, h * 0.675],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('wash')
  const sand = mix(pal.bloom2[1], pal.accent, 0.16)
  s.round(sand, [
    [-40, h * 0.685],
    [w * 0.28, h * 0.67],
    [w * 0.55, h * 0.71],
    [w * 0.8, h * 0.68],
    [w + 40, h * 0.7],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  for (let i = 0; i < 90; i++) {
    s.dot(rng.next() * w, h * rng.range(0.73, 1), rng.range(1, 2.6) * u, mix(sand, pal.deep, 0.4), 0.5)
  }
}

/** Posts, roof and curtains. */
function paintCloth(s: Sheet, { cx, W, b, H, wood }: { cx: number; W: number; b: number; H: number; wood: string }): void {
  const { h, u, pal } = s
  for (const [dx, dy] of [
    [-0.74, -0.045],
    [0.86, -0.045],
  ] as const) {
    s.stroke(cx + W * dx, b + h * dy, UP, H * 0.93, 9 * u, wood, { taper: 'none' })
  }
  s.cut(mix(pal.light, pal.ground, 0.3), [
    [cx - W * 1.04, b - H * 0.97],
    [cx + W * 1.1, b - H * 0.99],
    [cx + W * 0.9, b - H * 1.03],
    [cx - W * 0.8, b - H * 1.02],
  ])
  s.round(pal.light, [
    [cx - W * 0.9, b - H * 1.0],
    [cx - W * 0.1, b - H * 0.86],
    [cx + W * 0.9, b - H * 1.0],
    [cx + W * 0.9, b - H * 1.04],
    [cx - W * 0.9, b - H * 1.04],
  ])
  for (const sd of [-1, 1]) {
    s.stroke(cx + sd * W, b, UP, H, 11 * u, wood, { taper: 'none' })
    s.round(pal.light, [
      [cx + sd * W, b - H * 1.03],
      [cx + sd * W * 0.62, b - H * 0.98],
      [cx + sd * W * 0.8, b - H * 0.6],
      [cx + sd * W * 0.9, b - H * 0.42],
      [cx + sd * W * 0.86, b - H * 0.18],
      [cx + sd * W * 0.94, b + 4 * u],
      [cx + sd * W * 1.2, b + 6 * u],
      [cx + sd * W * 1.1, b - H * 0.3],
      [cx + sd * W * 1.14, b - H * 0.7],
    ])
    for (let i = 0; i < 4; i++) {
      s.stroke(cx + sd * W * (0.86 + i * 0.07), b - H * 0.9, Math.PI / 2 + sd * 0.02, H * 0.82, 4 * u, mix(pal.light, pal.deep, 0.18), {
        bend: sd * 0.04,
        mark: true,
        o: 0.7,
      })
    }
  }
}

/** Leaves and flowers along the roof. */
function paintGarland(s: Sheet, { cx, W, b, H }: { cx: number; W: number; b: number; H: number }): void {
  const { rng, u, short, pal } = s
  for (let i = 0; i < 18; i++) {
    branch(s, cx + lerp(-1, 0.25, i / 18) * W, b - H * 1.0 + rng.sym(8 * u), rng.sym(1.5), short * 0.08, {
      tone: i % 3,
      leafLen: 44,
      gap: 17,
      wide: 0.4,
      veined: false,
    })
  }
  for (let i = 0; i < 10; i++) {
    bloom(
      s,
      rng.pick(['peony', 'ranunculus', 'cosmos']),
      cx + lerp(-1.02, 0.15, i / 9) * W,
      b - H * 1.0 + rng.sym(14 * u),
      short * rng.range(0.018, 0.036),
      i % 2 ? pal.bloom2 : pal.bloom,
    )
  }
}

/** Palm leaves close by. */
function paintPalms(s: Sheet): void {
  const { w, h, short, u, pal } = s
  for (const [x, y, a, L] of [
    [1.03, -0.03, 2.5, 0.55],
    [1.03, -0.03, 2.95, 0.5],
    [1.03, -0.03, 2.05, 0.5],
    [1.03, -0.03, 1.7, 0.36],
  ] as const) {
    const c = stemCurve(w * x, h * y, a, short * L, 0.16)
    stem(s, c, 8 * u, pal.deep)
    for (let i = 2; i < 24; i++) {
      const q = c(i / 24)
      for (const sg of [-1, 1]) {
        leaf(
          s,
          q.x,
          q.y,
          q.a + sg * 0.75,
          short * 0.14 * Math.sin(Math.PI * (0.15 + 0.8 * (i / 24))),
          12 * u,
          i % 2 ? pal.leaf[0] : mix(pal.leaf[0], pal.deep, 0.4),
          { bend: -sg * 0.14 },
        )
      }
    }
  }
}
