import { mix } from '../color.ts'
import { lerp, type Point, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { frame } from './frame.ts'
import { lights, ridge, sky } from './landscape.ts'
import { tree } from './trees.ts'

/** A lit tent at night. */
export function tent(s: Sheet): void {
  const { w, h, rng, pal, u, short } = s
  paintNight(s)
  const cx = w / 2
  const W = w * 0.4
  const b = h * 0.71
  const ev = h * 0.5
  const glow = mix(pal.accent, pal.light, 0.45)
  paintInside(s, { cx, b, W, glow, ev })
  const peaks = w > h ? [-0.58, 0, 0.58] : [-0.42, 0.42]
  const top = h * 0.27
  paintRoof(s, { cx, W, ev, peaks, top })
  paintPeaks(s, { peaks, cx, W, top, ev })
  s.layer('paint')
  paintLights(s, { cx, W, ev, glow })
  s.layer('paint')
  for (let i = 0; i < 70; i++) {
    s.stroke(
      rng.next() * w,
      h * rng.range(0.74, 1),
      rng.sym(0.06),
      w * rng.range(0.02, 0.09),
      5 * u,
      mix(pal.leaf[0], pal.leaf[1], rng.next()),
      {
        o: 0.5,
      },
    )
  }
  pairFromBehind(s, cx + W * 0.1, h * 0.845, short * 0.19)
  frame(s, ['bl', 'br'], 0.85)
}

/** Stars, the moon, hills and the lawn. */
function paintNight(s: Sheet): void {
  const { pal, rng, w, h, u, short } = s
  const night = mix(pal.deep, pal.ground2, 0.3)
  sky(s, night, mix(pal.ground2, pal.ground, 0.6))
  s.layer('paint')
  for (let i = 0; i < 34; i++) {
    s.dot(rng.next() * w, h * rng.range(0.02, 0.32), rng.range(1, 2.6) * u, pal.light, 0.8)
  }
  s.fill(blob(rng, w * 0.8, h * 0.16, short * 0.05, 0.02, 12), pal.light)
  s.fill(blob(rng, w * 0.8 + short * 0.022, h * 0.15, short * 0.045, 0.02, 12), mix(night, pal.ground2, 0.12))
  ridge(s, h * 0.5, h * 0.03, mix(night, pal.leaf[1], 0.3))
  ridge(s, h * 0.57, h * 0.02, mix(pal.leaf[0], night, 0.35))
  for (const [x, H] of [
    [0.04, 0.36],
    [0.95, 0.4],
  ] as const) {
    tree(s, w * x, h * 0.66, h * H, mix(pal.leaf[0], pal.deep, 0.35), pal.leaf[0], pal.deep)
  }
  s.layer('wash')
  s.cut(mix(pal.leaf[0], pal.deep, 0.12), [
    [-40, h * 0.645],
    [w + 40, h * 0.64],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
}

/** What the lit walls show: tables, and guests as cut shapes. */
function paintInside(s: Sheet, { cx, b, W, glow, ev }: { cx: number; b: number; W: number; glow: string; ev: number }): void {
  const { rng, u, pal, h, short } = s
  s.fill(blob(rng, cx, b, W * 1.2, 0.02, 14, 0.2), glow, { o: 0.3 })
  s.fill(blob(rng, cx, b, W * 1.05, 0.02, 14, 0.13), glow, { o: 0.35 })
  s.cut(glow, [
    [cx - W, ev],
    [cx + W, ev],
    [cx + W, b],
    [cx - W, b],
  ])
  for (let i = 0; i <= 6; i++) {
    s.rect(cx - W + ((2 * W) / 6) * i - 4 * u, ev - 4, 8 * u, b - ev, mix(pal.skin, pal.deep, 0.35))
  }
  for (let i = 0; i < 5; i++) {
    const x = cx - W * 0.76 + i * W * 0.38
    s.cut(pal.light, [
      [x - W * 0.11, b],
      [x - W * 0.09, b - h * 0.045],
      [x + W * 0.09, b - h * 0.045],
      [x + W * 0.11, b],
    ])
    for (let j = 0; j < 4; j++) {
      bloom(s, 'ranunculus', x + rng.sym(W * 0.05), b - h * 0.058 + rng.sym(h * 0.008), short * 0.014, j % 2 ? pal.bloom2 : pal.bloom)
    }
  }
  for (let i = 0; i < 7; i++) {
    const x = cx - W * 0.9 + i * W * 0.3 + rng.sym(12 * u)
    s.fill(leafShape(x, b, UP, h * 0.085, h * 0.034, { belly: 0.3 }).outline, rng.pick([pal.bloom[0], pal.deep, pal.leaf[0], pal.bloom[1]]))
    s.dot(x, b - h * 0.09, h * 0.0105, mix(pal.skin, pal.deep, rng.next() * 0.5))
  }
}

/** The roof, one sail from peak to peak. */
function paintRoof(s: Sheet, { cx, W, ev, peaks, top }: { cx: number; W: number; ev: number; peaks: number[]; top: number }): void {
  const { h, pal } = s
  const pts: Point[] = [[cx - W * 1.1, ev + h * 0.028]]
  peaks.forEach((k, i) => {
    pts.push(
      [cx + W * (k - 0.24), lerp(ev, top, 0.42)],
      [cx + W * (k - 0.05), top + h * 0.03],
      [cx + W * k, top],
      [cx + W * (k + 0.05), top + h * 0.03],
      [cx + W * (k + 0.24), lerp(ev, top, 0.42)],
    )
    if (i < peaks.length - 1) {
      const m = (k + cycle(peaks, i + 1)) / 2
      pts.push([cx + W * m, lerp(ev, top, 0.24)])
    }
  })
  pts.push([cx + W * 1.1, ev + h * 0.028])
  const sc = 8
  for (let i = 0; i <= sc * 2; i++) {
    const t = 1 - i / (sc * 2)
    pts.push([cx + W * lerp(-1.06, 1.06, t), ev + (i % 2 ? h * 0.032 : h * 0.012)])
  }
  s.fill(pts, pal.light)
}

/** Folds, masts and flags. */
function paintPeaks(s: Sheet, { peaks, cx, W, top, ev }: { peaks: number[]; cx: number; W: number; top: number; ev: number }): void {
  const { u, h, pal, short } = s
  peaks.forEach((k) => {
    const x = cx + W * k
    for (let i = -3; i <= 3; i++) {
      s.stroke(
        x + i * 3 * u,
        top + h * 0.03,
        Math.PI / 2 - i * 0.19,
        (ev - top) * 0.86,
        5 * u,
        mix(pal.light, i > 0 ? pal.ground2 : pal.ground, 0.8),
        { o: 0.75, bend: i * 0.035, mark: true },
      )
    }
    s.stroke(x, top + 4, UP, h * 0.055, 5 * u, pal.skin, { taper: 'none' })
    s.cut(pal.bloom[1], [
      [x, top - h * 0.052],
      [x + short * 0.06, top - h * 0.04],
      [x, top - h * 0.026],
    ])
  })
}

function paintLights(s: Sheet, { cx, W, ev, glow }: { cx: number; W: number; ev: number; glow: string }): void {
  const { h, w, pal } = s
  lights(s, [cx - W * 1.06, ev + h * 0.02], [w * -0.05, h * 0.6], h * 0.02, { n: 8, r0: 5, cord: pal.deep, bulb: glow, glow: pal.accent })
  lights(s, [cx + W * 1.06, ev + h * 0.02], [w * 1.05, h * 0.6], h * 0.02, { n: 8, r0: 5, cord: pal.deep, bulb: glow, glow: pal.accent })
}
