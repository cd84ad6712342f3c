import { mix } from '../color.ts'
import { lerp, TAU } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { floralArch } from './floral-arch.ts'
import { frame } from './frame.ts'
import { hedge, ridge, sky, sun } from './landscape.ts'
import { cypress } from './trees.ts'

/** A dressed arch on a lawn, with chairs on both sides of the aisle. */
export function arch(s: Sheet): void {
  const { w, h, short } = s
  const cx = w / 2
  paintGarden(s)
  paintLawn(s, cx)
  floralArch(s, cx, h * 0.635, short * 0.17, h * 0.36, 'full')
  s.layer('paint')
  paintChairs(s, cx)
  frame(s, ['bl', 'br'], 0.82)
}

/** Sky, hills and a hedge. */
function paintGarden(s: Sheet): void {
  const { pal, w, h, u } = s
  sky(s, pal.sky, mix(pal.sky, pal.light, 0.6))
  s.layer('paint')
  sun(s, w * 0.72, h * 0.2, 70 * u, pal.light, pal.light)
  ridge(s, h * 0.42, h * 0.03, mix(pal.leaf[2], pal.sky, 0.45))
  ridge(s, h * 0.48, h * 0.018, mix(pal.leaf[2], pal.sky, 0.12))
  for (const [x, H] of [
    [0.08, 0.34],
    [0.15, 0.28],
    [0.86, 0.32],
    [0.93, 0.4],
    [0.79, 0.24],
  ] as const)
    cypress(s, w * x, h * 0.57, h * H, pal.leaf[0], pal.leaf[1])
  hedge(s, h * 0.53, h * 0.1, pal.leaf[1], pal.leaf[2])
}

/** The lawn and the aisle. */
function paintLawn(s: Sheet, cx: number): void {
  const { pal, h, w, rng, u, short } = s
  s.layer('wash')
  const lawn = mix(pal.leaf[2], pal.light, 0.35)
  s.cut(lawn, [
    [-40, h * 0.61],
    [w * 0.5, h * 0.6],
    [w + 40, h * 0.61],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  for (let i = 0; i < 44; i++) {
    s.stroke(
      rng.next() * w,
      h * rng.range(0.63, 0.98),
      rng.sym(0.04),
      w * rng.range(0.03, 0.12),
      5 * u,
      mix(lawn, pal.leaf[1], rng.range(0.15, 0.4)),
      {
        o: 0.6,
      },
    )
  }
  s.cut(mix(pal.light, pal.bloom2[1], 0.35), [
    [cx - w * 0.05, h * 0.615],
    [cx + w * 0.05, h * 0.615],
    [cx + short * 0.27, h + 30],
    [cx - short * 0.27, h + 30],
  ])
  s.layer('paint')
}

function paintChairs(s: Sheet, cx: number): void {
  const { h, short, u, pal, rng } = s
  for (let j = 0; j < 4; j++) {
    const t = j / 3
    const k = lerp(0.85, 1.9, t)
    const y = h * lerp(0.7, 0.93, t)
    for (const sd of [-1, 1]) {
      chairRow(
        s,
        cx + sd * lerp(short * 0.13, short * 0.29, t),
        y,
        k,
        sd,
        6,
        44 * u * k,
        j % 2 ? pal.light : mix(pal.light, pal.deep, 0.06),
      )
    }
  }
  for (let i = 0; i < 40; i++) {
    const t = rng.next()
    const y = h * lerp(0.66, 0.99, t)
    s.fill(
      leafShape(cx + rng.sym(short * lerp(0.06, 0.24, t)), y, rng.next() * TAU, 18 * u * (0.5 + t), 10 * u * (0.5 + t)).outline,
      rng.pick([pal.bloom[1], pal.bloom[2], pal.bloom[1]]),
    )
  }
}

function chairRow(s: Sheet, cx: number, y: number, k: number, side: number, n: number, gap: number, color: string): void {
  for (let i = 0; i < n; i++) {
    const x = cx + side * i * gap
    const W = 30 * s.u * k
    const H = 62 * s.u * k
    s.cut(color, [
      [x - W / 2, y - H],
      [x + W / 2, y - H],
      [x + W * 0.46, y - H * 0.42],
      [x - W * 0.46, y - H * 0.42],
    ])
    s.rect(x - W * 0.6, y - H * 0.44, W * 1.2, H * 0.1, color)
    for (const d of [-0.52, 0.52]) {
      s.stroke(x + W * d, y - H * 0.4, Math.PI / 2 + d * 0.12, H * 0.42, 4.5 * s.u * k, color, { taper: 'none' })
    }
  }
}
