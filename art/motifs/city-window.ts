import { mix } from '../color.ts'
import { type Point, polar } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

/** An opening in a wall, from its upper left corner. */
export interface Window {
  x0: number
  y0: number
  ww: number
  wh: number
  hasSun: boolean
}

/** A round arch of thin bars with a fan of panes at its top. */
export function paintWindow(s: Sheet, pane: Window): void {
  const { pal, u } = s
  const { x0, y0, ww, wh } = pane
  const spring = y0 + ww / 2
  const outline = archOutline(pane, 0)
  const wall = mix(pal.ground, pal.light, 0.25)
  const bars = mix(pal.deep, pal.leaf[0], 0.25)
  s.fill(archOutline(pane, 16 * u), mix(wall, pal.deep, 0.16), { hard: true })
  s.fill(archOutline(pane, 8 * u), bars, { hard: true })
  s.clip(outline, () => paintCity(s, pane), { hard: true })
  const paintBars = () => {
    for (const k of [1, 2]) s.rect(x0 + (ww / 3) * k - 2.5 * u, spring, 5 * u, wh, bars)
    const rows = Math.max(2, Math.round((wh - ww / 2) / (ww / 3)))
    for (let j = 0; j < rows; j++) s.rect(x0, spring + ((wh - ww / 2) / rows) * j - 2.5 * u, ww, 5 * u, bars)
    for (const k of [1, 2, 3, 4]) s.stroke(x0 + ww / 2, spring, -(Math.PI / 5) * k, ww / 2, 5 * u, bars, { taper: 'none' })
    s.fill(halfDisc(x0 + ww / 2, spring, ww * 0.17), bars)
    s.fill(halfDisc(x0 + ww / 2, spring, ww * 0.17 - 5 * u), mix(pal.sky, pal.light, 0.45))
    s.cut(
      pal.light,
      [
        [x0 + ww * 0.1, y0 + wh],
        [x0 + ww * 0.55, y0],
        [x0 + ww * 0.72, y0],
        [x0 + ww * 0.27, y0 + wh],
      ],
      0.16,
    )
  }
  s.clip(outline, paintBars, { hard: true })
  s.rect(x0 - 26 * u, y0 + wh, ww + 52 * u, 18 * u, mix(wall, pal.light, 0.5))
  s.rect(x0 - 26 * u, y0 + wh + 13 * u, ww + 52 * u, 6 * u, mix(wall, pal.deep, 0.25))
}

/** The window's opening, larger by `edge` on its three outer sides. */
function archOutline({ x0, y0, ww, wh }: Window, edge: number): Point[] {
  const top = halfDisc(x0 + ww / 2, y0 + ww / 2, ww / 2 + edge)
  return [[x0 - edge, y0 + wh], ...top, [x0 + ww + edge, y0 + wh]]
}

function halfDisc(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 25 }, (_, i) => polar(x, y, Math.PI + (Math.PI * i) / 24, r))
}

/** Two rows of houses under the sky, far and near. */
function paintCity(s: Sheet, { x0, y0, ww, wh, hasSun }: Window): void {
  const { h, rng, pal, u, short } = s
  s.rect(x0, y0, ww, wh, pal.sky)
  s.fill(blob(rng, x0 + ww * 0.4, h * 0.24, short * 0.075, 0.02, 12), pal.accent, { o: hasSun ? 1 : 0 })
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
