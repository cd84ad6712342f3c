import { mix } from '../color.ts'
import { lerp } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { pairFromBehind } from './figures.ts'
import { floralArch } from './floral-arch.ts'
import { frame } from './frame.ts'
import { ridge, sky, sun } from './landscape.ts'
import { pine } from './trees.ts'

/** A couple at the end of a jetty, mountains behind. */
export function lake(s: Sheet): void {
  const { w, h, pal, short } = s
  sky(s, mix(pal.sky, pal.ground, 0.35), mix(pal.ground, pal.light, 0.4))
  s.layer('paint')
  const hor = h * 0.5
  sun(s, w * 0.36, h * 0.24, short * 0.075, pal.light, pal.light)
  mountain(s, {
    x: w * 0.16,
    top: h * 0.27,
    W: w * 0.3,
    color: mix(pal.ground2, pal.sky, 0.35),
    lit: mix(pal.ground2, pal.deep, 0.12),
    isCapped: false,
  })
  mountain(s, {
    x: w * 0.84,
    top: h * 0.22,
    W: w * 0.36,
    color: mix(pal.ground2, pal.sky, 0.2),
    lit: mix(pal.ground2, pal.deep, 0.2),
    isCapped: true,
  })
  mountain(s, {
    x: w * 0.55,
    top: h * 0.13,
    W: w * 0.36,
    color: mix(pal.ground2, pal.deep, 0.2),
    lit: mix(pal.ground2, pal.deep, 0.45),
    isCapped: true,
  })
  paintShore(s, hor)
  const cx = w * 0.5
  const wood = mix(pal.skin, pal.light, 0.2)
  const y1 = h * 0.66
  paintJetty(s, wood, cx, y1)
  floralArch(s, cx, y1 + h * 0.03, short * 0.105, short * 0.3, 'asym')
  pairFromBehind(s, cx, y1 + h * 0.085, short * 0.19)
  s.layer('paint')
  for (const [x, H] of [
    [0.03, 0.62],
    [0.12, 0.44],
    [0.97, 0.56],
    [0.89, 0.4],
  ] as const)
    pine(s, w * x, h * 0.98, h * H, mix(pal.leaf[0], pal.deep, 0.35))
  frame(s, ['bl', 'br'], 0.72)
}

/** Woods, the water and what it mirrors. */
function paintShore(s: Sheet, hor: number): void {
  const { h, pal, rng, w, u } = s
  ridge(s, hor - h * 0.03, h * 0.008, mix(pal.leaf[1], pal.ground2, 0.3))
  for (let i = 0; i < 34; i++) {
    pine(s, rng.next() * w, hor + 4 * u, h * rng.range(0.03, 0.09), rng.pick([pal.leaf[0], pal.leaf[1], mix(pal.leaf[0], pal.deep, 0.3)]))
  }
  s.layer('wash')
  const water = mix(pal.sky, pal.ground2, 0.5)
  s.rect(-20, hor, w + 40, h - hor + 30, water)
  s.layer('paint')
  s.cut(
    mix(water, pal.deep, 0.24),
    [
      [w * 0.22, hor],
      [w * 0.9, hor],
      [w * 0.62, hor + h * 0.24],
      [w * 0.54, hor + h * 0.3],
      [w * 0.46, hor + h * 0.22],
    ],
    0.75,
  )
  s.round(
    mix(pal.leaf[0], water, 0.35),
    [
      [0, hor],
      [w, hor],
      [w, hor + h * 0.025],
      [0, hor + h * 0.03],
    ],
    0.8,
  )
  for (let i = 0; i < 60; i++) {
    const t = Math.pow(rng.next(), 0.8)
    s.stroke(
      rng.range(-0.1, 1) * w,
      hor + h * 0.02 + t * h * 0.46,
      rng.sym(0.012),
      w * rng.range(0.04, 0.22),
      lerp(2, 8, t) * u,
      rng.pick([mix(water, pal.light, 0.55), mix(water, pal.light, 0.25), mix(water, pal.deep, 0.15)]),
      { o: 0.75 },
    )
  }
  s.layer('paint')
}

function paintJetty(s: Sheet, wood: string, cx: number, y1: number): void {
  const { short, h, u, pal } = s
  s.cut(wood, [
    [cx - short * 0.11, y1],
    [cx + short * 0.11, y1],
    [cx + short * 0.28, h + 30],
    [cx - short * 0.28, h + 30],
  ])
  for (let i = 0; i < 13; i++) {
    const t = Math.pow(i / 12, 1.4)
    const y = lerp(y1, h, t)
    const W = lerp(short * 0.11, short * 0.27, t)
    s.rect(cx - W, y, W * 2, lerp(2, 5, t) * u, mix(wood, pal.deep, 0.5), 0.8)
  }
  for (const sd of [-1, 1]) {
    for (const t of [0, 0.4]) {
      s.rect(cx + sd * lerp(short * 0.11, short * 0.2, t) - 6 * u, lerp(y1, h, t), 12 * u, h * 0.06, mix(wood, pal.deep, 0.45))
    }
  }
}

/** A mountain with its lit side, and snow on it if it is high. */
function mountain(s: Sheet, look: { x: number; top: number; W: number; color: string; lit: string; isCapped: boolean }): void {
  const { x, top, W, color, lit, isCapped } = look
  const foot = s.h * 0.5
  const rise = (t: number) => lerp(foot, top, t)
  s.cut(color, [
    [x - W, foot],
    [x - W * 0.4, rise(0.62)],
    [x - W * 0.26, rise(0.7)],
    [x, top],
    [x + W * 0.22, rise(0.68)],
    [x + W * 0.5, rise(0.5)],
    [x + W, foot],
  ])
  s.cut(lit, [
    [x, top],
    [x + W * 0.05, rise(0.7)],
    [x - W * 0.06, rise(0.5)],
    [x + W * 0.08, rise(0.3)],
    [x, foot],
    [x + W, foot],
    [x + W * 0.5, rise(0.5)],
    [x + W * 0.22, rise(0.68)],
  ])
  if (!isCapped) return
  s.cut(s.pal.light, [
    [x - W * 0.17, rise(0.8)],
    [x, top],
    [x + W * 0.14, rise(0.8)],
    [x + W * 0.07, rise(0.75)],
    [x + W * 0.02, rise(0.83)],
    [x - W * 0.06, rise(0.74)],
    [x - W * 0.1, rise(0.82)],
  ])
}
