import { mix } from '../color.ts'
import { type Curve, type Point, quad, ribbon } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

/** From its top down to the lighter part above the ground. */
export function sky(s: Sheet, top: string, low: string): void {
  s.layer('wash')
  s.rect(-40, -40, s.w + 80, s.h + 80, top)
  const { w, h, rng } = s
  for (let i = 0; i < 4; i++) {
    const y = h * (0.16 + i * 0.085)
    const pts: Point[] = [[-40, y + rng.sym(h * 0.02)]]
    for (let k = 1; k < 6; k++) pts.push([(w * k) / 5, y + rng.sym(h * 0.025)])
    pts.push([w + 60, h], [-60, h])
    s.fill(pts, mix(top, low, (i + 1) / 4))
  }
}

/** Hills across the whole width, filled to the bottom. */
export function ridge(s: Sheet, y: number, amp: number, color: string): void {
  const n = 6
  const { w, h, rng } = s
  const pts: Point[] = [[-60, h + 60]]
  for (let i = 0; i <= n; i++) {
    pts.push([-60 + (w + 120) * (i / n), y + rng.sym(amp)])
  }
  pts.push([w + 60, h + 60])
  s.fill(pts, color)
}

/** With its halo. */
export function sun(s: Sheet, x: number, y: number, R: number, color: string, halo: string): void {
  for (let i = 3; i > 0; i--) {
    s.fill(blob(s.rng, x, y, R * (1 + i * 0.32), 0.02, 12), halo, { o: 0.16 })
  }
  s.fill(blob(s.rng, x, y, R, 0.02, 14), color)
}

export function hedge(s: Sheet, y: number, H: number, color: string, lit: string): void {
  const { w, rng } = s
  const pts: Point[] = [[-40, y + H]]
  for (let i = 0; i <= 14; i++) pts.push([-40 + ((w + 80) * i) / 14, y - rng.range(0, H * 0.2)])
  pts.push([w + 40, y + H])
  s.fill(pts, color)
  const n = Math.round(w / (14 * s.u))
  for (let i = 0; i < n; i++) {
    s.fill(
      leafShape(rng.next() * w, y + rng.next() * H * 0.9, rng.range(-2.3, -0.8), 26 * s.u, 10 * s.u).outline,
      rng.chance(0.7) ? lit : mix(color, s.pal.deep, 0.3),
      { o: 0.85 },
    )
  }
}

interface LightsLook {
  n: number
  r0: number
  cord: string
  bulb: string
  glow: string
}

/** A string of bulbs between two points. */
export function lights(s: Sheet, [x0, y0]: Point, [x1, y1]: Point, sag: number, look: LightsLook): void {
  const { n, r0, cord, bulb, glow } = look
  const c: Curve = (t) => quad([x0, y0], [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2], [x1, y1], t)
  s.fill(
    ribbon(c, () => 2.2 * s.u, 18),
    cord,
  )
  for (let i = 1; i < n; i++) {
    const p = c(i / n)
    const R = r0 * s.u
    s.dot(p.x, p.y + R, R * 3.6, glow, 0.13)
    s.dot(p.x, p.y + R, R * 2, glow, 0.25)
    s.fill(blob(s.rng, p.x, p.y + R * 1.2, R, 0.05, 8, 1.2), bulb)
  }
}
