import { mix } from '../color.ts'
import { polar, stemCurve, UP } from '../geometry.ts'
import { leafShape } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { branch } from './foliage.ts'
import { anemone } from './open-blooms.ts'

/** Matisse cut-outs: big seaweed leaves and pebbles on blocks of colour. */
export function cutouts(s: Sheet): void {
  const { w, h, rng, pal } = s
  s.layer('wash')
  const cols = rng.shuffle([pal.ground, pal.ground2, pal.bloom[1], pal.sky, pal.bloom2[1], pal.leaf[2], pal.accent])
  const nx = w > h * 1.3 ? 3 : 2
  const ny = w > h * 1.3 ? 2 : w < h * 0.8 ? 3 : 2
  s.rect(-40, -40, w + 80, h + 80, pal.paper)
  const cells: [number, number, string][] = []
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const c = cycle(cols, i + j * nx)
      const x0 = (w * i) / nx
      const y0 = (h * j) / ny
      s.cut(c, [
        [x0 + rng.sym(5), y0 + rng.sym(5)],
        [x0 + w / nx + rng.sym(5), y0 + rng.sym(5)],
        [x0 + w / nx + rng.sym(5), y0 + h / ny + rng.sym(5)],
        [x0 + rng.sym(5), y0 + h / ny + rng.sym(5)],
      ])
      cells.push([x0, y0, c])
    }
  }
  s.layer('paint')
  const cw = w / nx
  const ch = h / ny
  const R = Math.min(cw, ch)
  cells.forEach(([x0, y0, c], i) => {
    const fg = rng.pick(
      [pal.deep, pal.light, pal.leaf[0], pal.bloom[0], pal.bloom[1]].filter((z) => Math.abs(luminance(z) - luminance(c)) > 62),
    )
    const x = x0 + cw / 2
    const y = y0 + ch / 2
    const a = rng.pick([UP, UP + 0.4, UP - 0.4, 0.3])
    const t = i % 4
    if (t === 0) seaweed(s, x, y, a, R * 0.84, fg)
    else if (t === 1) {
      anemone(s, x, y, R * 0.36, [mix(fg, c, 0.3), fg, fg], { eye: c, petals: 7 })
    } else if (t === 2) {
      const o = polar(x, y, a + Math.PI, R * 0.4)
      branch(s, o[0], o[1], a, R * 0.78, {
        pal: { ...pal, leaf: [fg, fg, fg], light: c, deep: fg },
        leafLen: (R * 0.27) / s.u,
        gap: (R * 0.085) / s.u,
        wide: 0.36,
        spread: 0.8,
      })
    } else seaweed(s, x, y, a + 2.4, R * 0.8, fg)
  })
}

/** The long-fingered cut-out leaf. */
function seaweed(s: Sheet, x: number, y: number, a: number, L: number, color: string): void {
  const rng = s.rng
  const lobes = 6
  const o = polar(x, y, a + Math.PI, L / 2)
  const c = stemCurve(o[0], o[1], a, L, rng.sym(0.1))
  s.fill(
    Array.from({ length: 13 }, (_, i) => {
      const p = c(i / 12)
      return polar(p.x, p.y, p.a - Math.PI / 2, L * 0.035)
    }).concat(
      Array.from({ length: 13 }, (_, i) => {
        const p = c(1 - i / 12)
        return polar(p.x, p.y, p.a + Math.PI / 2, L * 0.035)
      }),
    ),
    color,
  )
  for (let i = 0; i < lobes; i++) {
    for (const sg of [-1, 1]) {
      const p = c(0.08 + (i / lobes) * 0.86)
      const len = L * 0.34 * Math.sin(Math.PI * (0.25 + 0.6 * (i / lobes))) * rng.range(0.85, 1.15)
      const sh = leafShape(p.x, p.y, p.a + sg * rng.range(0.75, 1.05), len, L * 0.11, { bend: -sg * 0.16, belly: 0.68, tip: 0.45 })
      s.fill(sh.outline, color)
    }
  }
  const e = c(1)
  s.fill(leafShape(e.x, e.y, e.a, L * 0.14, L * 0.1, { belly: 0.6, tip: 0.5 }).outline, color)
}

function luminance(color: string): number {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11
}
