import { mix } from '../color.ts'
import { lerp, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { frame } from './frame.ts'
import { ridge, sky, sun } from './landscape.ts'
import { cosmos } from './open-blooms.ts'
import { cypress } from './trees.ts'

/** A small chapel above a slope of flowers. */
export function chapel(s: Sheet): void {
  const { w, h, pal, short } = s
  paintHills(s)
  const cx = w * 0.5
  const b = h * 0.69
  const W = Math.min(short * 0.3, h * 0.255)
  const H = Math.min(short * 0.24, h * 0.204)
  const dw = W * 0.13
  const dh = H * 0.52
  const wall = pal.light
  const sh = mix(pal.light, pal.deep, 0.16)
  const roof = pal.bloom[0]
  paintWalls(s, { wall, cx, W, b, H, sh, roof })
  paintTower(s, { W, b, H, cx, wall, sh, roof })
  paintOpenings(s, { cx, b, H, W, dw, dh })
  s.layer('wash')
  paintPath(s, { b, cx, dw, W, dh })
  pairFromBehind(s, cx + W * 0.07, b + (h - b) * 0.5, short * 0.17)
  s.layer('paint')
  paintFlowers(s, b, cx, W)
  frame(s, ['bl'], 0.85)
}

/** Hills and cypresses. */
function paintHills(s: Sheet): void {
  const { pal, w, h, short } = s
  sky(s, pal.ground, mix(pal.ground, pal.light, 0.5))
  s.layer('paint')
  sun(s, w * 0.24, h * 0.22, short * 0.085, pal.light, pal.light)
  ridge(s, h * 0.5, h * 0.04, mix(pal.leaf[2], pal.ground, 0.45))
  ridge(s, h * 0.57, h * 0.03, mix(pal.leaf[2], pal.ground, 0.1))
  for (const [x, H] of [
    [0.13, 0.34],
    [0.2, 0.25],
    [0.83, 0.4],
    [0.9, 0.3],
    [0.74, 0.25],
  ] as const)
    cypress(s, w * x, h * 0.66, h * H, pal.leaf[0], pal.leaf[1])
  ridge(s, h * 0.645, h * 0.012, pal.leaf[1])
}

/** The walls and the roof. */
function paintWalls(
  s: Sheet,
  { wall, cx, W, b, H, sh, roof }: { wall: string; cx: number; W: number; b: number; H: number; sh: string; roof: string },
): void {
  const { u } = s
  s.cut(wall, [
    [cx - W * 0.5, b],
    [cx - W * 0.5, b - H],
    [cx, b - H - W * 0.5],
    [cx + W * 0.5, b - H],
    [cx + W * 0.5, b],
  ])
  s.cut(sh, [
    [cx + W * 0.5, b],
    [cx + W * 0.5, b - H],
    [cx + W * 1.12, b - H],
    [cx + W * 1.12, b],
  ])
  s.cut(roof, [
    [cx, b - H - W * 0.56],
    [cx + W * 0.66, b - H - W * 0.5],
    [cx + W * 1.18, b - H + 4 * u],
    [cx + W * 0.56, b - H + 8 * u],
  ])
  s.cut(roof, [
    [cx - W * 0.57, b - H + 8 * u],
    [cx, b - H - W * 0.57],
    [cx + W * 0.02, b - H - W * 0.47],
    [cx - W * 0.49, b - H + 10 * u],
  ])
}

/** Tower. */
function paintTower(
  s: Sheet,
  { W, b, H, cx, wall, sh, roof }: { W: number; b: number; H: number; cx: number; wall: string; sh: string; roof: string },
): void {
  const { pal } = s
  const tw = W * 0.26
  const ty = b - H - W * 0.42
  const th = W * 0.5
  s.rect(cx - tw / 2, ty - th, tw, th * 1.1, wall)
  s.rect(cx, ty - th, tw / 2, th * 0.9, sh, 0.55)
  s.cut(roof, [
    [cx - tw * 0.62, ty - th],
    [cx, ty - th - W * 0.62],
    [cx + tw * 0.62, ty - th],
  ])
  s.cut(pal.deep, [
    [cx - tw * 0.2, ty - th * 0.2],
    [cx - tw * 0.2, ty - th * 0.6],
    [cx, ty - th * 0.78],
    [cx + tw * 0.2, ty - th * 0.6],
    [cx + tw * 0.2, ty - th * 0.2],
  ])
}

/** The round window, the door and the windows of the side. */
function paintOpenings(s: Sheet, { cx, b, H, W, dw, dh }: { cx: number; b: number; H: number; W: number; dw: number; dh: number }): void {
  const { rng, pal, u } = s
  s.fill(blob(rng, cx, b - H * 1.12, W * 0.09, 0.02, 12), mix(pal.sky, pal.deep, 0.25))
  s.cut(pal.leaf[0], [
    [cx - dw, b],
    [cx - dw, b - dh],
    [cx - dw * 0.7, b - dh - dw * 0.75],
    [cx, b - dh - dw * 1.1],
    [cx + dw * 0.7, b - dh - dw * 0.75],
    [cx + dw, b - dh],
    [cx + dw, b],
  ])
  s.rect(cx - 1.5 * u, b - dh - dw, 3 * u, dh + dw, pal.leaf[2], 0.7)
  for (let i = 0; i < 3; i++) {
    const x = cx + W * (0.64 + i * 0.17)
    s.cut(mix(pal.accent, pal.light, 0.3), [
      [x, b - H * 0.3],
      [x, b - H * 0.66],
      [x + W * 0.035, b - H * 0.76],
      [x + W * 0.07, b - H * 0.66],
      [x + W * 0.07, b - H * 0.3],
    ])
  }
}

/** The grass, the path and the flowers at the door. */
function paintPath(s: Sheet, { b, cx, dw, W, dh }: { b: number; cx: number; dw: number; W: number; dh: number }): void {
  const { pal, u, w, h, rng, short } = s
  s.cut(mix(pal.leaf[2], pal.leaf[1], 0.25), [
    [-40, b - 4 * u],
    [w + 40, b - 8 * u],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  s.round(mix(pal.bloom2[1], pal.ground2, 0.18), [
    [cx - dw, b - 2],
    [cx + dw, b - 2],
    [cx + W * 0.3, b + (h - b) * 0.35],
    [cx + W * 0.2, b + (h - b) * 0.6],
    [cx + W * 0.9, h + 40],
    [cx - W * 0.5, h + 40],
    [cx - W * 0.32, b + (h - b) * 0.62],
    [cx - W * 0.05, b + (h - b) * 0.33],
  ])
  for (const sd of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      bloom(
        s,
        rng.pick(['ranunculus', 'cosmos']),
        cx + sd * (dw * 1.3 + rng.sym(8 * u)),
        b - i * dh * 0.26,
        short * 0.018,
        i % 2 ? pal.bloom2 : pal.bloom,
      )
    }
  }
}

function paintFlowers(s: Sheet, b: number, cx: number, W: number): void {
  const { rng, u, h, w, pal } = s
  for (let i = 0; i < 120; i++) {
    const t = Math.pow(rng.next(), 0.7)
    const y = lerp(b + 14 * u, h + 10, t)
    const x = rng.next() * w
    if (Math.abs(x - cx - W * 0.15 * t) < W * lerp(0.2, 0.78, t)) continue
    const k = lerp(0.35, 1.5, t)
    s.stroke(x, y, UP + rng.sym(0.2), 46 * u * k, 4 * u * k, pal.leaf[0], { taper: 'end', bend: rng.sym(0.1) })
    const f = i % 3 ? pal.bloom : pal.bloom2
    if (t > 0.35) cosmos(s, x, y - 46 * u * k, 17 * u * k, f, { squash: 0.7 })
    else s.fill(blob(rng, x, y - 44 * u * k, 11 * u * k, 0.2, 6, 0.7), f[1])
  }
}
