import { mix } from '../color.ts'
import { type Curve, lerp, type Point, polyCurve, ribbon, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { leaf } from './foliage.ts'
import { ground } from './ground.ts'
import { lit, oval, shadow, tabletop } from './still-life.ts'

/** An old stage microphone; flowers climb its stand. */
export function microphone(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['disc', 'disc', 'arch', 'cut']))
  tabletop(s, h * 0.88, mix(pal.bloom[0], pal.bloom[1], 0.5))
  const x = w * rng.range(0.42, 0.58)
  // Where the ground is as dark as steel, it is brass.
  const steel = pal.ground < '#7' ? mix(pal.accent, pal.deep, 0.35) : mix(pal.deep, pal.leaf[0], 0.3)
  paintStand(s, x, steel)
  paintHead(s, x, short * rng.range(0.155, 0.18), steel)
  paintClimber(s, x)
  for (let i = 0; i < 3; i++) {
    bloom(
      s,
      rng.pick(['cosmos', 'ranunculus', 'anemone']),
      x + rng.sym(short * 0.5),
      h * rng.range(0.92, 0.97),
      short * rng.range(0.03, 0.05),
      family(s, i),
    )
  }
}

function paintStand(s: Sheet, x: number, steel: string): void {
  const { h, pal, short } = s
  shadow(s, x, h * 0.925, short * 0.2)
  oval(s, x, h * 0.915, short * 0.19, 0.2, steel)
  lit(s, x, h * 0.905, short * 0.15, 0.17, mix(steel, pal.light, 0.25))
  s.fill(
    ribbon(
      polyCurve([
        [x, h * 0.91],
        [x, h * 0.66],
      ]),
      () => short * 0.035,
      4,
    ),
    steel,
    { hard: true },
  )
  const yoke: Curve = (t) => {
    const a = Math.PI * (0.02 + 0.96 * t)
    return { x: x + Math.cos(a) * short * 0.215, y: h * 0.46 + Math.sin(a) * short * 0.24, a: a + Math.PI / 2 }
  }
  s.fill(
    ribbon(yoke, () => short * 0.035, 24),
    steel,
  )
}

function paintHead(s: Sheet, x: number, W: number, steel: string): void {
  const { h, pal, rng, short } = s
  const [top, low] = [h * 0.42 - short * 0.22, h * 0.42 + short * 0.21]
  const chrome = mix(pal.light, pal.sky, 0.4)
  const half = (sd: number): Point[] => [
    [x + sd * W * 0.4, top],
    [x + sd * W * 0.86, top + W * 0.3],
    [x + sd * W, top + W],
    [x + sd * W, low - W],
    [x + sd * W * 0.86, low - W * 0.3],
    [x + sd * W * 0.4, low],
  ]
  const body = [...half(1), ...half(-1).reverse()]
  s.fill(body, chrome)
  const bars = rng.int(5, 7)
  const band = mix(pal.bloom[1], pal.accent, rng.next() * 0.3)
  const lying = rng.chance(0.3)
  s.clip(body, () => {
    for (let i = 0; i < bars; i++) {
      const t = (i + 0.5) / bars
      if (lying) s.rect(x - W * 1.1, lerp(top, low, t) - W * 0.07, W * 2.2, W * 0.15, steel)
      else s.rect(x - W + W * 2 * t - W * 0.07, top - 20, W * 0.15, low - top + 40, steel)
    }
    s.rect(x - W * 1.1, h * 0.42 - short * 0.03, W * 2.2, short * 0.06, band)
    s.rect(x - W * 1.1, h * 0.42 - short * 0.03, W * 2.2, short * 0.012, mix(band, pal.light, 0.5))
  })
  s.mark(
    ribbon(
      polyCurve([
        [x - W * 0.82, top + W * 0.8],
        [x - W * 0.84, h * 0.38],
      ]),
      (t) => W * 0.12 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
      6,
    ),
    pal.light,
  )
  for (const d of [-1, 1]) {
    s.fill(blob(rng, x + d * short * 0.205, h * 0.46, short * 0.035, 0.03, 10), steel)
    s.fill(blob(rng, x + d * short * 0.205, h * 0.46, short * 0.016, 0.03, 8), pal.accent)
  }
}

function paintClimber(s: Sheet, x: number): void {
  const { h, u, pal, rng, short } = s
  const turn = rng.chance(0.5) ? 1 : -1
  const winds = rng.range(7.5, 10.5)
  const climb: Curve = (t) => ({
    x: x + turn * Math.sin(t * winds) * short * lerp(0.06, 0.22, t),
    y: lerp(h * 0.92, h * 0.3, t),
    a: UP + turn * Math.cos(t * winds) * 0.8,
  })
  s.fill(
    ribbon(climb, (t) => 9 * u * (1 - t * 0.5), 60),
    pal.leaf[0],
  )
  for (let i = 2; i < 26; i++) {
    const q = climb(i / 26)
    const side = i % 2 ? 1 : -1
    leaf(s, q.x, q.y, q.a + side * 0.9, short * 0.1, short * 0.045, rng.pick(pal.leaf), { vein: pal.light, bend: side * 0.1 })
  }
  const kinds = rng.shuffle(['peony', 'cosmos', 'anemone', 'poppy', 'ranunculus'] as const)
  for (let i = 0; i < 7; i++) {
    const q = climb(Math.min(1, 0.05 + i * 0.155 + rng.sym(0.03)))
    bloom(
      s,
      kinds[i % 5] ?? 'peony',
      q.x,
      q.y,
      short * (i % 2 ? rng.range(0.045, 0.06) : rng.range(0.065, 0.085)),
      i % 3 === 1 ? pal.bloom2 : pal.bloom,
    )
  }
}
