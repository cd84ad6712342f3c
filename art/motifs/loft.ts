import { mix } from '../color.ts'
import { UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { paintWindow } from './city-window.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'

/** A table in front of tall windows above the city. */
export function loft(s: Sheet): void {
  const { w, h, pal } = s
  const wall = mix(pal.ground, pal.light, 0.25)
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, wall)
  s.layer('paint')
  const fl = h * 0.72
  const n = Math.max(2, Math.round((w / h) * 2.2))
  const gap = w * 0.05
  const ww = (w - gap * (n + 1)) / n
  const y0 = h * 0.07
  const wh = h * 0.52
  paintBricks(s, fl, wall)
  for (let k = 0; k < n; k++) paintWindow(s, { x0: gap + k * (ww + gap), y0, ww, wh, hasSun: k === n - 1 })
  s.layer('wash')
  paintFloor(s, { fl, n, gap, ww })
  paintLamps(s)
  s.layer('paint')
  paintTable(s)
  frame(s, ['br'], 0.8, false)
}

function paintBricks(s: Sheet, fl: number, wall: string): void {
  const { rng, w, u, pal } = s
  for (let j = 0; j < 30; j++) {
    const y = rng.next() * fl
    const x = rng.next() * w
    s.rect(x, y, 34 * u, 11 * u, mix(wall, pal.ground2, 0.6), 0.35)
  }
}

/** The floor, with the light of the windows on it. */
function paintFloor(s: Sheet, { fl, n, gap, ww }: { fl: number; n: number; gap: number; ww: number }): void {
  const { pal, w, h, u } = s
  const floor = mix(pal.skin, pal.light, 0.25)
  s.rect(-10, fl, w + 20, h - fl + 20, floor)
  s.layer('paint')
  for (let i = 0; i < 9; i++) {
    s.rect(-10, fl + (h - fl) * Math.pow(i / 9, 1.5), w + 20, 2.5 * u, mix(floor, pal.deep, 0.4), 0.6)
  }
  for (let k = 0; k < n; k++) {
    const x0 = gap + k * (ww + gap)
    s.cut(
      mix(floor, pal.light, 0.55),
      [
        [x0 - w * 0.02, fl + 8 * u],
        [x0 + ww - w * 0.02, fl + 8 * u],
        [x0 + ww - w * 0.2, h + 20],
        [x0 - w * 0.26, h + 20],
      ],
      0.7,
    )
  }
}

/** Pendant lamps. */
function paintLamps(s: Sheet): void {
  const { w, u, h, pal } = s
  for (const x of [0.27, 0.5, 0.73]) {
    s.rect(w * x - 1.5 * u, 0, 3 * u, h * 0.2, pal.deep)
    s.round(pal.bloom[0], [
      [w * x - 40 * u, h * 0.225],
      [w * x - 26 * u, h * 0.195],
      [w * x, h * 0.18],
      [w * x + 26 * u, h * 0.195],
      [w * x + 40 * u, h * 0.225],
    ])
    s.dot(w * x, h * 0.232, 14 * u, mix(pal.accent, pal.light, 0.5))
  }
}

/** A table with cloth, tapers, leaves and flowers. */
function paintTable(s: Sheet): void {
  const { h, w, pal, rng, u, short } = s
  const ty = h * 0.735
  const tw = w * 0.7
  const tx = w * 0.15
  s.cut(pal.light, [
    [tx, ty],
    [tx + tw, ty],
    [tx + tw * 1.015, ty + h * 0.14],
    [tx + tw * 0.97, ty + h * 0.155],
    [tx + tw * 0.03, ty + h * 0.155],
    [tx - tw * 0.015, ty + h * 0.14],
  ])
  for (let i = 0; i < 14; i++) {
    s.stroke(tx + tw * ((i + 0.5) / 14), ty + h * 0.02, Math.PI / 2 + rng.sym(0.05), h * 0.12, 7 * u, mix(pal.light, pal.ground2, 0.5), {
      o: 0.8,
      mark: true,
    })
  }
  for (const f of [0.06, 0.94]) {
    s.stroke(tx + tw * f, ty + h * 0.15, Math.PI / 2, h * 0.09, 11 * u, pal.deep, { taper: 'none' })
  }
  for (let i = 0; i < 9; i++) {
    const x = tx + tw * (0.06 + i * 0.11)
    const hh = h * rng.range(0.09, 0.15)
    s.rect(x - 5 * u, ty - hh, 10 * u, hh, i % 2 ? pal.bloom[1] : pal.bloom2[2])
    s.fill(leafShape(x, ty - hh, UP, 30 * u, 12 * u, { belly: 0.35 }).outline, pal.accent)
    s.fill(blob(rng, x, ty, 16 * u, 0.04, 8, 0.4), pal.accent)
  }
  for (let i = 0; i < 26; i++) {
    branch(s, tx + tw * rng.range(0.06, 0.94), ty, UP + rng.sym(1.3), short * rng.range(0.08, 0.15), {
      tone: i % 3,
      leafLen: 58,
      gap: 23,
      wide: 0.4,
      veined: false,
      bend: rng.sym(0.12),
    })
  }
  for (let i = 0; i < 30; i++) {
    bloom(
      s,
      rng.pick(['peony', 'ranunculus', 'cosmos', 'anemone']),
      tx + tw * rng.range(0.05, 0.95),
      ty - short * rng.range(-0.005, 0.065),
      short * rng.range(0.022, 0.046),
      i % 2 ? pal.bloom2 : pal.bloom,
    )
  }
}
