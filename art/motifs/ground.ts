import { mix } from '../color.ts'
import type { Point } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

type GroundStyle = 'plain' | 'disc' | 'band' | 'cut' | 'arch'

/** Broad colour field with a torn lower or side edge: the ground every picture stands on. */
export function ground(s: Sheet, style: GroundStyle, a = s.pal.ground, b = s.pal.ground2): void {
  const { w, h, rng, short } = s
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, a)
  if (style === 'band') {
    const y = h * rng.range(0.62, 0.74)
    const pts: Point[] = [[-30, y + rng.sym(12)]]
    for (let i = 1; i <= 8; i++) pts.push([(w / 8) * i, y + rng.sym(h * 0.012)])
    pts.push([w + 40, y], [w + 40, h + 40], [-40, h + 40])
    s.fill(pts, b, { hard: true })
  } else if (style === 'disc') {
    s.fill(blob(rng, w * rng.range(0.42, 0.58), h * rng.range(0.36, 0.46), short * rng.range(0.33, 0.4), 0.025, 14), b)
  } else if (style === 'arch') {
    const cx = w / 2
    const aw = Math.min(w * 0.36, h * 0.34)
    const top = h * 0.14
    const pts: Point[] = [[cx - aw, h + 40]]
    for (let i = 0; i <= 14; i++) {
      const t = Math.PI + (i / 14) * Math.PI
      pts.push([cx + Math.cos(t) * aw, top + aw + Math.sin(t) * aw + rng.sym(3)])
    }
    pts.push([cx + aw, h + 40])
    s.fill(pts, b, { hard: true })
  } else if (style === 'cut') {
    s.fill(blob(rng, w * 0.22, h * 0.82, short * 0.5, 0.14, 8), b)
    s.fill(blob(rng, w * 0.86, h * 0.14, short * 0.32, 0.16, 7), mix(b, s.pal.light, 0.35))
  }
}
