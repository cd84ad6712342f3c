import { mix } from '../color.ts'
import { place, type Point, polar, turnedRect, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, leaf, stem } from './foliage.ts'
import { underlay } from './spots.ts'

/** A sheet of things to do, each ticked by a leaf. */
export function spotList(s: Sheet): void {
  const { w, h, pal, short } = s
  const [x, y, W, H] = [w * 0.49, h * 0.53, short * 0.4, short * 0.54]
  underlay(s, 0.4)
  sheetOf(s, { x, y, W, H, a: 0.05 }, pal.light)
  for (let i = 0; i < 4; i++) {
    const [lx, ly] = [x - W * 0.1 - i * short * 0.006, y - H * 0.3 + i * H * 0.2]
    s.stroke(lx, ly, 0.05, W * (i % 2 ? 0.4 : 0.48), short * 0.014, mix(pal.light, pal.deep, 0.45), { taper: 'none' })
    s.fill(turnedRect(lx - W * 0.2, ly, short * 0.058, short * 0.058, 0.05), mix(pal.light, pal.ground2, 0.6), { hard: true })
    if (i === 3) continue
    leaf(s, lx - W * 0.25, ly + short * 0.02, -0.75, short * 0.13, short * 0.06, i === 2 ? pal.bloom[1] : pal.leaf[0], {
      vein: pal.leaf[2],
      veins: 3,
    })
  }
  branch(s, x + W * 0.62, y + H * 0.56, UP - 0.25, short * 0.4, { tone: 1, leafLen: 96, gap: 38, wide: 0.4 })
  bloom(s, 'ranunculus', x + W * 0.5, y + H * 0.42, short * 0.085, pal.bloom)
  bloom(s, 'cosmos', x + W * 0.24, y + H * 0.5, short * 0.055, pal.bloom2)
}

/** A bell that hangs from a twig. */
export function spotBell(s: Sheet): void {
  const { w, h, pal, short } = s
  const [x, y, R] = [w * 0.5, h * 0.3, short * 0.19]
  underlay(s, 0.4)
  s.stroke(x, y - short * 0.09, Math.PI / 2, short * 0.12, short * 0.014, pal.deep, { taper: 'none' })
  for (const side of [-1, 1]) {
    branch(s, x, y - short * 0.06, side > 0 ? 0.12 : Math.PI - 0.12, short * 0.3, {
      tone: side > 0 ? 0 : 1,
      leafLen: 100,
      gap: 40,
      wide: 0.4,
    })
  }
  s.fill(blob(s.rng, x + R * 0.06, y + R * 2.3, R * 0.24, 0.03, 9), mix(pal.accent, pal.deep, 0.45))
  const half: Point[] = [
    [0.16, 0],
    [0.52, 0.28],
    [0.66, 0.9],
    [0.76, 1.6],
    [1.06, 2.02],
    [1.06, 2.16],
  ]
  const mirrored = half.map(([across, down]): Point => [x - R * across, y + R * down])
  s.round(pal.accent, [...mirrored, ...half.map(([across, down]): Point => [x + R * across, y + R * down]).reverse()])
  s.round(mix(pal.accent, pal.deep, 0.2), [
    [x + R * 0.2, y + R * 0.1],
    [x + R * 0.52, y + R * 0.34],
    [x + R * 0.66, y + R * 0.9],
    [x + R * 0.76, y + R * 1.6],
    [x + R * 1.0, y + R * 2.06],
    [x + R * 0.5, y + R * 2.06],
    [x + R * 0.4, y + R * 1],
  ])
  s.stroke(x - R * 0.4, y + R * 0.5, Math.PI / 2 + 0.1, R * 1.1, R * 0.09, mix(pal.accent, pal.light, 0.6), { mark: true })
  s.stroke(x - R * 0.82, y + R * 1.74, 0, R * 1.64, R * 0.06, mix(pal.accent, pal.deep, 0.4), { mark: true })
  bloom(s, 'peony', x - R * 0.08, y - short * 0.05, short * 0.085, pal.bloom)
  bloom(s, 'cosmos', x + short * 0.11, y - short * 0.03, short * 0.055, pal.bloom2)
}

/** Three cards on pins. */
export function spotPins(s: Sheet): void {
  const { w, h, pal, short } = s
  underlay(s, 0.4)
  const cards = [
    { x: w * 0.37, y: h * 0.45, W: short * 0.28, H: short * 0.36, a: -0.12, color: pal.sky },
    { x: w * 0.66, y: h * 0.4, W: short * 0.26, H: short * 0.26, a: 0.1, color: pal.bloom2[1] },
    { x: w * 0.6, y: h * 0.68, W: short * 0.34, H: short * 0.24, a: -0.04, color: pal.leaf[2] },
  ]
  for (const { color, ...paper } of cards) {
    sheetOf(s, paper, pal.light)
    s.fill(turnedRect(paper.x, paper.y, paper.W - short * 0.035, paper.H - short * 0.035, paper.a), color, { hard: true })
  }
  stem(s, (t) => ({ x: w * 0.37, y: h * (0.59 - t * 0.17), a: UP }), short * 0.012, pal.leaf[0])
  leaf(s, w * 0.37, h * 0.54, UP + 0.8, short * 0.1, short * 0.045, pal.leaf[0], { vein: pal.leaf[2] })
  bloom(s, 'poppy', w * 0.365, h * 0.41, short * 0.085, pal.bloom)
  bloom(s, 'ranunculus', w * 0.66, h * 0.4, short * 0.08, pal.bloom)
  branch(s, w * 0.47, h * 0.71, -0.12, short * 0.21, { tone: 0, leafLen: 70, gap: 28, wide: 0.42 })
  for (const { x, y, H, a } of cards) s.fill(blob(s.rng, ...polar(x, y, a + UP, H / 2), short * 0.022, 0.04, 8), pal.accent)
}

/** An umbrella, and flowers for rain. */
export function spotUmbrella(s: Sheet): void {
  const { w, h, pal, short } = s
  const [x, y, R] = [w * 0.5, h * 0.5, short * 0.33]
  underlay(s, 0.41)
  s.stroke(x, y - R * 0.1, Math.PI / 2, short * 0.362, short * 0.02, pal.deep, { taper: 'none' })
  for (let i = 0; i < 25; i++) {
    const hook = polar(x + short * 0.045, y + short * 0.325, Math.PI - (Math.PI * i) / 24, short * 0.045)
    s.dot(...hook, short * 0.01, pal.deep)
  }
  const ribs = 4
  for (let i = 0; i < ribs; i++) {
    const left = x - R + (2 * R * i) / ribs
    const right = left + (2 * R) / ribs
    const top: Point = [x, y - R * 0.86]
    const bulge = (across: number): Point => [x + (across - x) * 0.82, y - R * 0.5]
    s.round(i % 2 ? pal.bloom2[1] : pal.bloom[1], [
      top,
      bulge(left),
      [left, y],
      [(left * 3 + right) / 4, y - R * 0.07],
      [(left + right) / 2, y - R * 0.1],
      [(left + right * 3) / 4, y - R * 0.07],
      [right, y],
      bulge(right),
    ])
  }
  s.stroke(x, y - R * 0.82, UP, short * 0.05, short * 0.018, pal.deep, { taper: 'none' })
  for (const [dx, dy, size] of [
    [-0.32, -0.3, 0.04],
    [0.3, -0.32, 0.045],
    [-0.2, 0.14, 0.045],
    [0.26, 0.16, 0.04],
  ] as const)
    bloom(s, 'cosmos', x + dx * short, y + dy * short, short * size, dx < 0 ? pal.bloom2 : pal.bloom)
}

/** A sheet of paper with its shadow. */
function sheetOf(s: Sheet, { x, y, W, H, a }: { x: number; y: number; W: number; H: number; a: number }, color: string): void {
  const outline = turnedRect(0, 0, W, H, 0)
  s.fill(place(outline, x + 9 * s.u, y + 12 * s.u, a), mix(s.pal.ground, s.pal.deep, 0.35), { hard: true })
  s.fill(place(outline, x, y, a), color, { hard: true })
}
