import { mix } from '../color.ts'
import { type Curve, polyCurve, ribbon, stemCurve, TAU, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch, leaf } from './foliage.ts'
import { ground } from './ground.ts'
import { lit, oval, shadow, tabletop } from './still-life.ts'

/** A teapot with a painted belly and cups without handles, steam over them. */
export function teapot(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['disc', 'arch', 'cut']))
  tabletop(s, h * 0.7, rng.pick([pal.bloom[0], mix(pal.bloom2[0], pal.accent, 0.2), mix(pal.leaf[0], pal.leaf[1], 0.4)]))
  const d = rng.chance(0.5) ? 1 : -1
  const glaze = rng.pick([pal.light, pal.bloom2[1], pal.bloom[1], pal.leaf[0]])
  const paint = glaze === pal.light || glaze === pal.bloom2[1] ? pal.bloom[1] : pal.light
  const x = w / 2 - d * Math.min(w * 0.08, short * 0.1)
  shadow(s, x, h * 0.875, short * 0.42, 0.14)
  oval(s, x + d * short * 0.06, h * 0.87, short * 0.44, 0.17, mix(pal.skin, pal.deep, 0.4))
  lit(s, x + d * short * 0.06, h * 0.862, short * 0.42, 0.16, mix(pal.skin, pal.deep, 0.2))
  pot(s, x, h * 0.86, short * rng.range(0.215, 0.24), d, glaze, paint)
  const n = rng.int(2, 3)
  for (let i = 0; i < n; i++)
    cup(
      s,
      x + d * short * (0.33 + i * 0.12 - (i === 2 ? 0.5 : 0)),
      h * (0.875 + (i % 2) * 0.055) + (i === 2 ? h * 0.06 : 0),
      short * 0.075,
      glaze,
      paint,
    )
  branch(s, x - d * w * 0.44, h * 0.98, d > 0 ? -0.4 : Math.PI + 0.4, short * 0.36, { tone: 1, leafLen: 95, wide: 0.36 })
  for (let i = 0; i < 3; i++)
    bloom(
      s,
      rng.pick(['peony', 'cosmos', 'anemone', 'ranunculus']),
      x - d * (short * 0.46 + i * short * 0.09),
      h * (0.94 + (i % 2) * 0.03),
      short * (0.085 - i * 0.02),
      family(s, i),
    )
  twig(s, d > 0 ? -w * 0.02 : w * 1.02, h * 0.04, d)
}

/** In blossom, from the upper corner over the handle. */
function twig(s: Sheet, x: number, y: number, d: number): void {
  const { w, h, pal, rng, short } = s
  const reach = Math.max(w * 0.62, short * 0.7)
  const line = stemCurve(x, y, d > 0 ? 0.32 : Math.PI - 0.32, reach, -d * 0.18)
  const wood = mix(pal.deep, pal.skin, 0.35)
  s.fill(
    ribbon(line, (t) => short * 0.02 * (1 - t * 0.75), 18),
    wood,
  )
  for (let i = 1; i < 8; i++) {
    const from = line(i / 8)
    const a = from.a + (i % 2 ? 1 : -1) * rng.range(0.5, 0.9)
    const len = Math.min(h * 0.16, short * rng.range(0.09, 0.18))
    s.stroke(from.x, from.y, a, len, short * 0.008, wood, { taper: 'end', bend: rng.sym(0.2) })
    for (const t of [0.45, 0.8, 1.05]) {
      const [px, py] = [from.x + Math.cos(a) * len * t, from.y + Math.sin(a) * len * t]
      if (rng.chance(0.4)) leaf(s, px, py, a + rng.sym(0.9), short * 0.06, short * 0.024, rng.pick([pal.leaf[1], pal.leaf[0]]))
      else
        bloom(
          s,
          rng.pick(['cosmos', 'anemone', 'cosmos']),
          px,
          py,
          short * rng.range(0.022, 0.04),
          rng.chance(0.7) ? pal.bloom2 : pal.bloom,
        )
    }
  }
}

function pot(s: Sheet, x: number, b: number, k: number, d: number, glaze: string, paint: string): void {
  const { pal, rng } = s
  const shade = mix(glaze, pal.deep, 0.22)
  const bail = rng.chance(0.4)
  const loop: Curve = bail
    ? (t) => ({
        x: x + Math.cos(Math.PI * (1 + t)) * k * 0.8,
        y: b - k * 1.28 + Math.sin(Math.PI * (1 + t)) * k * 1.12,
        a: Math.PI * (1 + t) + Math.PI / 2,
      })
    : (t) => ({
        x: x - d * (k * 0.76 + Math.sin(t * Math.PI) * k * 0.74),
        y: b - k * (1.42 - t * 1),
        a: Math.PI / 2 - d * (0.9 - t * 1.8) * -1,
      })
  s.fill(
    ribbon(loop, () => k * 0.13, 26),
    bail ? mix(pal.accent, pal.deep, 0.2) : shade,
  )
  const spout: Curve = polyCurve([
    [x + d * k * 0.7, b - k * 0.55],
    [x + d * k * 1.2, b - k * 0.8],
    [x + d * k * 1.42, b - k * 1.25],
    [x + d * k * 1.72, b - k * 1.5],
  ])
  s.fill(
    ribbon(spout, (t) => k * (0.5 - 0.32 * t), 24),
    glaze,
  )
  s.mark(
    ribbon(spout, (t) => k * 0.07 * (1 - t), 20),
    mix(glaze, pal.light, 0.6),
    0.8,
  )
  s.rect(x - k * 0.55, b - k * 0.12, k * 1.1, k * 0.14, shade)
  const body = blob(rng, x, b - k * 0.82, k * 1.04, 0.006, 18, 0.78)
  s.fill(body, glaze)
  s.clip(body, () => {
    s.fill(blob(rng, x + k * 0.75, b - k * 0.6, k * 0.8, 0.02, 14, 1.2), shade, { o: 0.35 })
    s.rect(x - k * 1.2, b - k * 0.3, k * 2.4, k * 0.07, paint)
    for (let i = 0; i < 3; i++) branch(s, x, b - k * 0.8, i * 2.1 + rng.sym(0.4), k * 0.7, { tone: i, leafLen: 60, gap: 24, wide: 0.4 })
    bloom(s, rng.pick(['peony', 'poppy', 'cosmos', 'anemone']), x, b - k * 0.82, k * 0.36, [
      mix(paint, pal.deep, 0.2),
      paint,
      mix(paint, pal.light, 0.4),
    ])
  })
  oval(s, x, b - k * 1.5, k * 0.56, 0.22, shade)
  oval(s, x, b - k * 1.56, k * 0.52, 0.3, glaze)
  s.fill(blob(rng, x, b - k * 1.8, k * 0.13, 0.03, 10), paint)
  s.mark(blob(rng, x - k * 0.55, b - k * 1.1, k * 0.17, 0.04, 10, 1.3), mix(glaze, pal.light, 0.7), 0.8)
  steam(s, x + d * k * 1.78, b - k * 1.6, k)
}

function steam(s: Sheet, x: number, y: number, k: number): void {
  for (let i = 0; i < 2; i++) {
    s.stroke(x + i * k * 0.16, y - i * k * 0.12, UP + s.rng.sym(0.15), k * s.rng.range(0.5, 0.9), k * 0.09, s.pal.light, {
      bend: i ? 0.22 : -0.22,
      o: 0.55,
    })
  }
}

function cup(s: Sheet, x: number, b: number, k: number, glaze: string, paint: string): void {
  const { pal } = s
  const shade = mix(glaze, pal.deep, 0.2)
  shadow(s, x, b, k * 0.9)
  s.round(glaze, [
    [x - k, b - k * 1.1],
    [x - k * 0.86, b - k * 0.4],
    [x - k * 0.5, b],
    [x + k * 0.5, b],
    [x + k * 0.86, b - k * 0.4],
    [x + k, b - k * 1.1],
  ])
  for (let i = 0; i < 5; i++) leaf(s, x - k * 0.64 + i * k * 0.32, b - k * 0.3, UP, k * 0.42, k * 0.2, paint)
  oval(s, x, b - k * 1.12, k, 0.26, shade)
  lit(s, x, b - k * 1.1, k * 0.84, 0.24, mix(pal.accent, pal.bloom[0], 0.35))
  s.fill(
    ribbon(
      (t) => ({ x: x + Math.cos(t * TAU) * k, y: b - k * 1.12 + Math.sin(t * TAU) * k * 0.26, a: t * TAU + Math.PI / 2 }),
      () => k * 0.08,
      24,
    ),
    mix(glaze, pal.light, 0.4),
  )
}
