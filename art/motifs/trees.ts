import { mix } from '../color.ts'
import { type Point, TAU, UP } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

/** A cypress, with light on it if it is near. */
export function cypress(s: Sheet, x: number, y: number, H: number, color: string, lit?: string): void {
  s.fill(leafShape(x, y, UP, H, H * 0.2, { belly: 0.36, bend: s.rng.sym(0.015) }).outline, color)
  if (lit) {
    for (let i = 0; i < 7; i++) {
      s.stroke(x - H * 0.045 + s.rng.next() * H * 0.06, y - H * (0.08 + i * 0.1), UP + s.rng.sym(0.08), H * 0.13, H * 0.012, lit, {
        mark: true,
        o: 0.75,
      })
    }
  }
}

/** A round crown on a trunk. */
export function tree(s: Sheet, x: number, y: number, H: number, color: string, lit: string, trunk: string): void {
  const rng = s.rng
  s.stroke(x, y, UP, H * 0.55, H * 0.05, trunk, { taper: 'end' })
  const pts: Point[] = []
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * TAU
    const R = H * 0.36 * rng.range(0.86, 1.14)
    pts.push([x + Math.cos(a) * R, y - H * 0.66 + Math.sin(a) * R * 0.84])
  }
  s.fill(pts, color)
  for (let i = 0; i < 42; i++) {
    const a = rng.next() * TAU
    const d = Math.sqrt(rng.next()) * H * 0.33
    const px = x + Math.cos(a) * d - H * 0.03
    const py = y - H * 0.68 + Math.sin(a) * d * 0.8
    s.fill(
      leafShape(px, py, rng.range(-2.4, -0.7), H * rng.range(0.05, 0.085), H * 0.03).outline,
      rng.chance(0.6) ? lit : mix(color, s.pal.deep, 0.25),
      { o: 0.9 },
    )
  }
}

/** Five flat tiers. */
export function pine(s: Sheet, x: number, y: number, H: number, color: string): void {
  for (let i = 0; i < 5; i++) {
    const yy = y - H * (0.1 + i * 0.18)
    const W = H * 0.2 * (1 - i * 0.17)
    s.cut(color, [
      [x - W, yy + s.rng.sym(H * 0.01)],
      [x, yy - H * 0.3],
      [x + W, yy + s.rng.sym(H * 0.01)],
    ])
  }
  s.rect(x - H * 0.015, y - H * 0.1, H * 0.03, H * 0.1, color)
}
