import { mix } from '../color.ts'
import { polyCurve, ribbon, TAU, UP } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch, eucalyptus } from './foliage.ts'
import { ground } from './ground.ts'
import { flame, lit, oval, shadow, tabletop } from './still-life.ts'

/** Three candles in brass, before a dark arch. */
export function candles(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, 'arch', pal.ground, mix(pal.ground2, pal.deep, 0.35))
  tabletop(s, h * 0.8, mix(pal.bloom[0], pal.deep, 0.25))
  const waxes = rng.shuffle([mix(pal.bloom[1], pal.light, 0.15), pal.bloom2[1], pal.bloom[2]])
  const heights = rng.shuffle([0.25, 0.37, 0.5])
  const spread = Math.min(w * 0.25, short * 0.36)
  const low = rng.int(0, 2)
  heights.forEach((H, i) => {
    const x = w / 2 + (i - 1) * spread + rng.sym(short * 0.03)
    const b = h * (i === 1 ? 0.9 : 0.86) + rng.sym(h * 0.012)
    const k = short * 0.125
    const foot = i === low ? chamber(s, x, b, k) : stick(s, x, b, k * rng.range(1.1, 1.7))
    taper(s, x, foot, k, h * H * (i === low ? 1 : 0.78), cycle(waxes, i))
  })
  const side = rng.chance(0.5) ? 1 : -1
  eucalyptus(s, w / 2 - side * w * 0.49, h * 0.94, side > 0 ? -0.12 : Math.PI + 0.12, short * 0.4, { size: 1.15 })
  branch(s, w / 2 + side * w * 0.52, h * 0.97, side > 0 ? Math.PI + 0.1 : -0.1, short * 0.34, { tone: 1, leafLen: 90, wide: 0.36 })
  for (let i = 0; i < rng.int(1, 3); i++) {
    bloom(
      s,
      rng.pick(['ranunculus', 'peony', 'anemone']),
      w / 2 + side * w * (0.43 - i * 0.1),
      h * 0.96,
      short * rng.range(0.045, 0.075),
      family(s, i),
    )
  }
}

/** A low dish with a ring to carry it by; says where the candle stands. */
function chamber(s: Sheet, x: number, b: number, k: number): number {
  const metal = s.pal.accent
  shadow(s, x, b, k * 1.1)
  oval(s, x, b - k * 0.06, k * 0.95, 0.2, metal)
  lit(s, x, b - k * 0.12, k * 0.78, 0.17, mix(metal, s.pal.light, 0.35))
  const ring = (t: number) => ({
    x: x + k * 0.92 + Math.cos(t * TAU) * k * 0.26,
    y: b - k * 0.3 + Math.sin(t * TAU) * k * 0.26,
    a: t * TAU + Math.PI / 2,
  })
  s.fill(
    ribbon(ring, () => k * 0.09, 26),
    metal,
    { hard: true },
  )
  s.cut(metal, [
    [x - k * 0.2, b - k * 0.1],
    [x - k * 0.24, b - k * 0.7],
    [x + k * 0.24, b - k * 0.7],
    [x + k * 0.2, b - k * 0.1],
  ])
  return b - k * 0.6
}

/** A turned candlestick. */
function stick(s: Sheet, x: number, b: number, k: number): number {
  const metal = mix(s.pal.accent, s.pal.deep, 0.1)
  shadow(s, x, b, k * 0.66)
  oval(s, x, b - k * 0.04, k * 0.55, 0.22, metal)
  s.fill(
    ribbon(
      polyCurve([
        [x, b - k * 0.06],
        [x, b - k],
      ]),
      (t) => k * (0.4 * Math.exp(-t * 9) + 0.12 + 0.1 * Math.sin(t * 11) ** 2 + 0.2 * t ** 6),
      30,
    ),
    metal,
  )
  oval(s, x, b - k, k * 0.27, 0.3, mix(metal, s.pal.light, 0.25))
  s.stroke(x - k * 0.05, b - k * 0.2, UP, k * 0.6, k * 0.05, mix(metal, s.pal.light, 0.6), { mark: true })
  return b - k * 0.94
}

function taper(s: Sheet, x: number, b: number, k: number, H: number, wax: string): void {
  const { pal, u, rng } = s
  const top = b - H
  s.cut(wax, [
    [x - k * 0.17, b],
    [x - k * 0.11, top + k * 0.06],
    [x + k * 0.1, top],
    [x + k * 0.17, b],
  ])
  s.mark(
    [
      [x - k * 0.11, b],
      [x - k * 0.07, top + k * 0.06],
      [x - k * 0.02, top + k * 0.04],
      [x - k * 0.03, b],
    ],
    mix(wax, pal.light, 0.5),
    0.9,
    true,
  )
  const drip = rng.chance(0.5) ? 1 : -1
  s.stroke(x + drip * k * 0.1, top, Math.PI / 2, H * rng.range(0.15, 0.32), k * 0.08, mix(wax, pal.light, 0.35), { taper: 'start' })
  s.stroke(x, top + k * 0.02, UP, k * 0.2, 5 * u, mix(pal.deep, pal.bloom[0], 0.3), { taper: 'none' })
  flame(s, x, top - k * 0.12, k * 0.9)
}
