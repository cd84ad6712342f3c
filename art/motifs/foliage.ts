import { mix } from '../color.ts'
import { type Curve, lerp, polar, ribbon, stemCurve } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Palette } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'

interface LeafLook {
  bend?: number
  /** The colour of the lit half. */
  half?: string
  vein?: string
  /** Side veins. */
  veins?: number
}

export function leaf(s: Sheet, x: number, y: number, a: number, len: number, width: number, color: string, look: LeafLook = {}): void {
  const { bend = 0.12, half, vein, veins = 0 } = look
  const shape = leafShape(x, y, a, len, width, { bend })
  s.fill(shape.outline, color)
  if (half) s.mark(shape.half, half, 0.9)
  if (!vein) return
  s.mark(
    ribbon(
      (t) => shape.spine(0.04 + t * 0.88),
      (t) => Math.max(1, len * 0.018 * (1 - t * 0.7)),
    ),
    vein,
  )
  for (let i = 1; i <= veins; i++) {
    const t = 0.12 + (i / (veins + 1)) * 0.72
    const p = shape.spine(t)
    const l = shape.profile(t) * 0.82
    for (const sg of [-1, 1]) {
      s.stroke(p.x, p.y, p.a + sg * 0.85, l * 1.15, len * 0.011 + 0.8, vein, { taper: 'end', mark: true })
    }
  }
}

export function stem(s: Sheet, curve: Curve, width: number, color: string): void {
  s.fill(
    ribbon(curve, (t) => width * (1 - 0.55 * t), 14),
    color,
  )
}

/** Silver-dollar eucalyptus: round leaves in pairs, thin red-brown stem. */
export function eucalyptus(s: Sheet, x: number, y: number, a: number, len: number, { bend = 0.12, tone = 1, size = 1 } = {}): void {
  const { rng, pal } = s
  const c = stemCurve(x, y, a, len, bend)
  stem(s, c, len * 0.012, mix(pal.leaf[0], pal.bloom[0], 0.35))
  const n = Math.max(5, Math.round(len / (46 * s.u * size)))
  for (let i = 0; i <= n; i++) {
    const t = 0.1 + (i / n) * 0.88
    const p = c(t)
    const k = lerp(1, 0.5, t) * size
    for (const sg of [-1, 1]) {
      const L = 62 * s.u * k * rng.range(0.86, 1.12)
      const an = p.a + sg * rng.range(0.75, 1.25)
      const base = rng.pick([
        cycle(pal.leaf, tone),
        mix(cycle(pal.leaf, tone), pal.leaf[2], 0.45),
        mix(cycle(pal.leaf, tone), pal.light, 0.28),
      ])
      const o = leafShape(p.x, p.y, an, L, L * 0.9, { bend: sg * 0.05, belly: 0.52 })
      s.fill(o.outline, base)
      if (rng.chance(0.55)) s.mark(o.half, mix(base, pal.leaf[0], 0.35), 0.7)
      s.stroke(p.x, p.y, an, L * 0.62, 2.2 * s.u, mix(base, pal.light, 0.55), { taper: 'end', mark: true })
    }
  }
}

interface BranchLook {
  pal?: Palette
  bend?: number
  /** Which of the leaf colours, from 0 to 2. */
  tone?: number
  leafLen?: number
  wide?: number
  gap?: number
  fruit?: string
  veined?: boolean
  spread?: number
}

/** Olive or willow: narrow leaves, alternate. */
export function branch(s: Sheet, x: number, y: number, a: number, len: number, look: BranchLook = {}): void {
  const { pal = s.pal, bend = 0.15, tone = 0, leafLen = 92, wide = 0.25, gap = 34, fruit, veined = true, spread = 0.6 } = look
  const rng = s.rng
  const c = stemCurve(x, y, a, len, bend)
  stem(s, c, Math.max(3 * s.u, len * 0.011), mix(cycle(pal.leaf, tone), pal.deep, 0.3))
  const n = Math.max(4, Math.round(len / (gap * s.u)))
  for (let i = 1; i <= n; i++) {
    const t = (i / n) * 0.97
    const p = c(t)
    const sg = i % 2 ? 1 : -1
    const L = leafLen * s.u * lerp(1.05, 0.55, t) * rng.range(0.82, 1.15)
    const base = rng.pick([
      cycle(pal.leaf, tone),
      mix(cycle(pal.leaf, tone), cycle(pal.leaf, Math.min(2, tone + 1)), 0.4),
      mix(cycle(pal.leaf, tone), pal.deep, 0.15),
    ])
    leaf(s, p.x, p.y, p.a + sg * rng.range(spread * 0.75, spread * 1.3) * (1 - t * 0.35), L, L * wide * rng.range(0.85, 1.15), base, {
      bend: -sg * rng.range(0.04, 0.14),
      half: rng.chance(0.5) ? mix(base, pal.leaf[2], 0.4) : undefined,
      vein: veined ? mix(base, pal.light, 0.4) : undefined,
    })
    if (fruit && rng.chance(0.3)) {
      const q = polar(p.x, p.y, p.a + sg * 1.3, 16 * s.u)
      s.fill(blob(rng, q[0], q[1], 10 * s.u, 0.1, 7, 1.25), fruit)
    }
  }
  const e = c(1)
  leaf(s, e.x, e.y, e.a, leafLen * 0.6 * s.u, leafLen * wide * 0.55 * s.u, cycle(pal.leaf, tone), {
    vein: veined ? mix(cycle(pal.leaf, tone), pal.light, 0.4) : undefined,
  })
}

export function fern(s: Sheet, x: number, y: number, a: number, len: number, { bend = 0.2, tone = 1 } = {}): void {
  const c = stemCurve(x, y, a, len, bend)
  const { rng, pal } = s
  const col = cycle(pal.leaf, tone)
  stem(s, c, len * 0.014, mix(col, pal.deep, 0.25))
  const n = Math.max(8, Math.round(len / (24 * s.u)))
  for (let i = 2; i <= n; i++) {
    const t = i / n
    const p = c(t)
    const L = len * 0.3 * Math.pow(Math.sin(Math.PI * (0.12 + 0.86 * (1 - t))), 0.8) * rng.range(0.9, 1.08)
    for (const sg of [-1, 1]) {
      leaf(s, p.x, p.y, p.a + sg * 0.95, L, L * 0.17, mix(col, pal.leaf[2], rng.next() * 0.35), { bend: -sg * 0.12 })
    }
  }
}

export function grass(s: Sheet, x: number, y: number, a: number, len: number, look: { color: string; bend: number; w: number }): void {
  s.stroke(x, y, a, len, look.w * s.u, look.color, { bend: look.bend, taper: 'end' })
}
