import { mix } from '../color.ts'
import { type Point, polyCurve, ribbon, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
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
  for (let k = 0; k < n; k++) paintWindow(s, { x0: gap + k * (ww + gap), y0, ww, wh, hasSun: k > 0 })
  paintBricks(s, fl, wall)
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

interface Window {
  x0: number
  y0: number
  ww: number
  wh: number
  hasSun: boolean
}

function paintWindow(s: Sheet, pane: Window): void {
  const { pal, u } = s
  const { x0, y0, ww, wh } = pane
  const outline: Point[] = [
    [x0, y0 + wh],
    [x0, y0 + ww * 0.32],
    [x0 + ww * 0.14, y0 + ww * 0.1],
    [x0 + ww * 0.5, y0],
    [x0 + ww * 0.86, y0 + ww * 0.1],
    [x0 + ww, y0 + ww * 0.32],
    [x0 + ww, y0 + wh],
  ]
  s.clip(outline, () => paintCity(s, pane), { hard: true })
  const paintBars = () => {
    for (let i = 1; i < 4; i++) s.rect(x0 + (ww / 4) * i - 3 * u, y0, 6 * u, wh, pal.deep)
    for (let j = 1; j < 6; j++) s.rect(x0, y0 + (wh / 6) * j - 3 * u, ww, 6 * u, pal.deep)
  }
  s.clip(outline, paintBars, { hard: true })
  const leading = ribbon(polyCurve(outline), () => 9 * u, 40)
  s.fill(leading, pal.deep)
  s.rect(x0 - 12 * u, y0 + wh, ww + 24 * u, 14 * u, mix(mix(pal.ground, pal.light, 0.25), pal.deep, 0.2))
}

/** Two rows of houses under the sky, far and near. */
function paintCity(s: Sheet, { x0, y0, ww, wh, hasSun }: Window): void {
  const { w, h, rng, pal, u, short } = s
  s.rect(x0, y0, ww, wh, pal.sky)
  s.fill(blob(rng, w * 0.62, h * 0.24, short * 0.075, 0.02, 12), pal.accent, { o: hasSun ? 1 : 0 })
  for (const [d, color] of [
    [0.4, mix(pal.sky, pal.ground2, 0.7)],
    [0.62, mix(pal.ground2, pal.deep, 0.35)],
  ] as const) {
    let x = x0 - rng.next() * 30
    while (x < x0 + ww) {
      const width = ww * rng.range(0.12, 0.26)
      const height = wh * (1 - d) * rng.range(0.7, 1.5)
      s.rect(x, y0 + wh - height, width, height, color)
      paintLitWindows(s, x, y0 + wh - height, width)
      x += width + rng.range(-2, 8) * u
    }
  }
}

function paintLitWindows(s: Sheet, x: number, y: number, width: number): void {
  const { rng, pal, u } = s
  for (let a = 0; a < 3; a++) {
    for (let b = 0; b < 6; b++) {
      if (!rng.chance(0.32)) continue
      s.rect(x + width * (0.16 + a * 0.27), y + 12 * u + b * 24 * u, width * 0.12, 9 * u, mix(pal.accent, pal.light, 0.4), 0.9)
    }
  }
}
