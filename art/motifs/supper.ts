import { mix } from '../color.ts'
import { type Curve, polar, ribbon, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { leaf } from './foliage.ts'
import { twig } from './stationery.ts'

/** Round dishes close together on a cloth, seen from above. */
export function supper(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  const cloth = rng.pick([pal.ground, pal.ground2, mix(pal.bloom[0], pal.deep, 0.2), mix(pal.leaf[0], pal.deep, 0.2)])
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, cloth)
  const n = Math.round((w / short) * 9)
  const striped = rng.chance(0.5)
  for (let i = 0; i <= n; i++)
    s.rect((w * i) / n - short * 0.016, -40, short * (striped ? 0.032 : 0.008), h + 80, mix(cloth, pal.light, 0.25), 0.6)
  if (!striped) for (let i = 0; i <= 9; i++) s.rect(-40, (h * i) / 9, w + 80, short * 0.008, mix(cloth, pal.light, 0.25), 0.6)
  s.layer('paint')
  const laid = lay(s)
  for (let i = 0; i < 10; i++) twig(s, w * rng.next(), h * rng.next(), rng.next() * TAU, short * rng.range(0.12, 0.2))
  for (const { x, y } of laid.slice(0, 6))
    bloom(
      s,
      rng.pick(['cosmos', 'ranunculus', 'anemone']),
      ...polar(x, y, rng.next() * TAU, short * 0.26),
      short * rng.range(0.025, 0.045),
      family(s, rng.int(0, 1)),
    )
  const foods = rng.shuffle([rice, greens, skewers, stew, sweets, slices])
  laid.forEach(({ x, y, R }, i) => {
    dish(s, x, y, R, i)
    cycle(foods, i)(s, x, y, R * 0.68)
  })
  for (let i = 0; i < 3; i++) fork(s, w * rng.range(0.1, 0.9), h * rng.range(0.1, 0.9), rng.next() * TAU, laid)
}

interface Laid {
  x: number
  y: number
  R: number
}

/** Dishes as they fit, large ones first; the edges cut some. */
function lay({ w, h, rng, short }: Sheet): Laid[] {
  const laid: Laid[] = []
  for (const size of [0.27, 0.23, 0.2, 0.2, 0.17, 0.16, 0.15, 0.14, 0.12, 0.12, 0.1, 0.1, 0.09, 0.09]) {
    for (let tries = 0; tries < 90; tries++) {
      const dish = { x: rng.range(0, 1) * w, y: rng.range(0, 1) * h, R: short * size }
      if (laid.some((one) => Math.hypot(one.x - dish.x, one.y - dish.y) < (one.R + dish.R) * 1.05)) continue
      laid.push(dish)
      break
    }
  }
  return laid
}

function dish(s: Sheet, x: number, y: number, R: number, i: number): void {
  const { pal, rng, u } = s
  const glaze = cycle([pal.light, pal.bloom[2], pal.light, pal.leaf[2], pal.bloom2[1], pal.sky], i + rng.int(0, 1))
  s.fill(blob(rng, x + R * 0.06, y + R * 0.09, R, 0.008, 16), pal.deep, { o: 0.28 })
  s.fill(blob(rng, x, y, R, 0.008, 18), glaze)
  if (i % 3 === 0) {
    const dots = 24
    for (let k = 0; k < dots; k++) s.dot(...polar(x, y, (k / dots) * TAU, R * 0.88), R * 0.03, pal.bloom[0])
  } else if (i % 3 === 1) {
    const line: Curve = (t) => ({ x: x + Math.cos(t * TAU) * R * 0.92, y: y + Math.sin(t * TAU) * R * 0.92, a: t * TAU + Math.PI / 2 })
    s.fill(
      ribbon(line, () => 6 * u, 40),
      i % 2 ? pal.leaf[0] : pal.accent,
      { hard: true },
    )
  }
  s.mark(blob(rng, x, y, R * 0.76, 0.008, 18), mix(glaze, pal.deep, 0.1))
}

type Food = (s: Sheet, x: number, y: number, R: number) => void

const within = ({ rng }: Sheet, x: number, y: number, R: number) => polar(x, y, rng.next() * TAU, Math.sqrt(rng.next()) * R)

const rice: Food = (s, x, y, R) => {
  const { rng, pal, u } = s
  const grain = rng.pick([pal.bloom2[2], mix(pal.accent, pal.light, 0.45), mix(pal.bloom[1], pal.accent, 0.4)])
  s.fill(blob(rng, x, y, R * 0.92, 0.05, 14), mix(grain, pal.deep, 0.1))
  for (let i = 0; i < 90; i++)
    s.stroke(
      ...within(s, x, y, R * 0.8),
      rng.next() * TAU,
      R * 0.13,
      Math.max(4 * u, R * 0.04),
      rng.pick([grain, mix(grain, pal.light, 0.5)]),
    )
  for (let i = 0; i < 6; i++) leaf(s, ...within(s, x, y, R * 0.6), rng.next() * TAU, R * 0.24, R * 0.12, pal.leaf[1], { vein: pal.leaf[2] })
}

const greens: Food = (s, x, y, R) => {
  const { rng, pal } = s
  for (let i = 0; i < 30; i++)
    leaf(s, ...within(s, x, y, R * 0.6), rng.next() * TAU, R * 0.5, R * 0.24, rng.pick(pal.leaf), {
      vein: pal.leaf[2],
      half: mix(pal.leaf[1], pal.light, 0.2),
    })
  for (let i = 0; i < 6; i++) s.fill(blob(rng, ...within(s, x, y, R * 0.65), R * 0.1, 0.06, 9), rng.pick([pal.bloom[1], pal.accent]))
}

const skewers: Food = (s, x, y, R) => {
  const { rng, pal, u } = s
  const a = rng.next() * TAU
  for (let row = -1; row <= 1; row++) {
    const [mx, my] = polar(x, y, a + Math.PI / 2, row * R * 0.42)
    s.stroke(...polar(mx, my, a, -R * 0.95), a, R * 1.9, 6 * u, mix(pal.skin, pal.light, 0.4), { taper: 'none' })
    for (let i = -2; i <= 2; i++) {
      const food = cycle([mix(pal.skin, pal.deep, 0.4), pal.bloom[1], mix(pal.skin, pal.deep, 0.25), pal.leaf[1]], i + 4 + row)
      s.fill(blob(rng, ...polar(mx, my, a, i * R * 0.29), R * 0.17, 0.1, 9), food)
      s.mark(blob(rng, ...polar(mx, my, a, i * R * 0.29 - R * 0.04), R * 0.05, 0.1, 7), mix(food, pal.light, 0.5), 0.8)
    }
  }
}

const stew: Food = (s, x, y, R) => {
  const { rng, pal } = s
  const sauce = rng.pick([mix(pal.bloom[0], pal.accent, 0.3), mix(pal.accent, pal.bloom[1], 0.3), mix(pal.skin, pal.bloom[0], 0.4)])
  s.fill(blob(rng, x, y, R * 1.02, 0.03, 14), sauce)
  s.mark(blob(rng, x - R * 0.1, y - R * 0.1, R * 0.7, 0.08, 12), mix(sauce, pal.light, 0.14))
  for (let i = 0; i < 9; i++)
    s.fill(
      blob(rng, ...within(s, x, y, R * 0.7), R * rng.range(0.08, 0.16), 0.14, 8),
      rng.pick([mix(sauce, pal.deep, 0.3), mix(sauce, pal.light, 0.4)]),
    )
  for (let i = 0; i < 7; i++) leaf(s, ...within(s, x, y, R * 0.7), rng.next() * TAU, R * 0.2, R * 0.12, pal.leaf[1])
}

const sweets: Food = (s, x, y, R) => {
  const { rng, pal } = s
  const color = rng.pick([pal.accent, pal.bloom[2], pal.bloom2[1]])
  for (let i = 0; i < 7; i++) {
    const [px, py] = i === 0 ? [x, y] : polar(x, y, (i / 6) * TAU, R * 0.6)
    s.fill(blob(rng, px, py, R * 0.29, 0.03, 12), mix(color, pal.deep, 0.12))
    s.mark(blob(rng, px - R * 0.03, py - R * 0.03, R * 0.22, 0.03, 12), mix(color, pal.light, 0.25))
    s.fill(blob(rng, px, py, R * 0.06, 0.1, 7), pal.leaf[0])
  }
}

/** A round loaf or cheese in slices. */
const slices: Food = (s, x, y, R) => {
  const { rng, pal } = s
  const crust = mix(pal.skin, pal.accent, 0.45)
  const turn = rng.next() * TAU
  for (let i = 0; i < 7; i++) {
    const [a, b] = [turn + (i / 7) * TAU + 0.06, turn + ((i + 1) / 7) * TAU - 0.06]
    s.cut(crust, [polar(x, y, (a + b) / 2, R * 0.1), polar(x, y, a, R * 0.92), polar(x, y, (a + b) / 2, R), polar(x, y, b, R * 0.92)])
    s.mark(
      [polar(x, y, (a + b) / 2, R * 0.2), polar(x, y, a + 0.1, R * 0.8), polar(x, y, b - 0.1, R * 0.8)],
      mix(crust, pal.light, 0.5),
      0.9,
      true,
    )
  }
}

/** Where no dish stands. */
function fork(s: Sheet, x: number, y: number, a: number, laid: readonly Laid[]): void {
  const { short, pal, u } = s
  const free = [0, 0.5, 1].every((t) =>
    laid.every((one) => Math.hypot(x + Math.cos(a) * short * 0.2 * t - one.x, y + Math.sin(a) * short * 0.2 * t - one.y) > one.R * 1.05),
  )
  if (!free) return
  s.stroke(x, y, a, short * 0.2, 11 * u, pal.accent, { taper: 'start' })
}
