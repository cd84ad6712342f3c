import { mix } from '../color.ts'
import { UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'

/** A table seen from the side, from its edge down. */
export function tabletop(s: Sheet, y: number, color: string): void {
  const { w, h } = s
  s.layer('wash')
  s.fill(
    [
      [-40, y],
      [w + 40, y - h * 0.006],
      [w + 40, h + 40],
      [-40, h + 40],
    ],
    color,
    { hard: true },
  )
  s.layer('paint')
  s.fill(
    [
      [-40, y],
      [w + 40, y - h * 0.006],
      [w + 40, y + h * 0.012],
      [-40, y + h * 0.016],
    ],
    mix(color, s.pal.light, 0.3),
    { hard: true },
  )
}

/** What a thing on a table throws, away from the light. */
export function shadow(s: Sheet, x: number, y: number, rx: number, squash = 0.16): void {
  s.fill(blob(s.rng, x + rx * 0.16, y, rx, 0.02, 14, squash), s.pal.deep, { o: 0.2 })
}

export function oval(s: Sheet, x: number, y: number, rx: number, squash: number, color: string, o = 1): void {
  s.fill(blob(s.rng, x, y, rx, 0.006, 18, squash), color, { o })
}

/** The lit face of an oval, slightly off register. */
export function lit(s: Sheet, x: number, y: number, rx: number, squash: number, color: string, o = 1): void {
  s.mark(blob(s.rng, x, y, rx, 0.006, 18, squash), color, o)
}

export function flame(s: Sheet, x: number, y: number, k: number): void {
  const { pal, rng } = s
  s.fill(blob(rng, x, y - k * 0.3, k * 1.5, 0.03, 14), pal.accent, { o: 0.16 })
  s.fill(blob(rng, x, y - k * 0.3, k * 0.9, 0.03, 14), pal.accent, { o: 0.22 })
  s.fill(leafShape(x, y + k * 0.1, UP, k * 0.95, k * 0.42, { belly: 0.34, bend: rng.sym(0.1) }).outline, mix(pal.accent, pal.light, 0.15))
  s.mark(leafShape(x, y + k * 0.06, UP, k * 0.5, k * 0.2, { belly: 0.36 }).outline, pal.light)
}
