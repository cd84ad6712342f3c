import { mix } from '../color.ts'
import { type Point, polyCurve, ribbon, TAU, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'
import { oval, shadow, tabletop } from './still-life.ts'

/** A carafe and tumblers, leaves seen behind. */
export function glass(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['disc', 'arch', 'cut']))
  for (let i = 0; i < 7; i++)
    branch(s, w * rng.range(0.08, 0.92), h * 0.8, UP + rng.sym(0.5), short * rng.range(0.26, 0.52), {
      tone: i % 3,
      leafLen: 105,
      gap: 42,
      wide: 0.4,
    })
  tabletop(s, h * 0.76, rng.pick([pal.bloom[2], pal.bloom[1], mix(pal.leaf[1], pal.leaf[2], 0.4)]))
  const side = rng.chance(0.5) ? 1 : -1
  const drinks = rng.shuffle([
    mix(pal.accent, pal.light, 0.3),
    mix(pal.bloom[2], pal.accent, 0.4),
    mix(pal.bloom[1], pal.light, 0.25),
    mix(pal.leaf[2], pal.light, 0.3),
  ])
  const gap = Math.min(w * 0.27, short * 0.36)
  carafe(s, w / 2 - side * gap * 0.5, h * 0.87, short * 0.2, drinks[0] ?? pal.accent)
  const n = rng.int(2, w > h ? 3 : 2)
  for (let i = 0; i < n; i++)
    tumbler(
      s,
      w / 2 + side * (gap * 0.62 + i * gap * 0.62),
      h * (0.88 + (i % 2) * 0.05),
      short * rng.range(0.155, 0.185),
      drinks[i + 1] ?? pal.accent,
      i === 0,
    )
  bloom(s, rng.pick(['peony', 'ranunculus', 'anemone']), w / 2 - side * gap * 1.35, h * 0.92, short * 0.08, family(s, rng.int(0, 1)))
  bloom(s, 'cosmos', w / 2 - side * gap * 1.1, h * 0.955, short * 0.045, family(s, rng.int(0, 1)))
}

function carafe(s: Sheet, x: number, b: number, k: number, drink: string): void {
  const { pal, rng } = s
  const pane = mix(pal.light, pal.sky, 0.5)
  const belly = rng.range(0.7, 0.95)
  shadow(s, x, b, k * 0.95)
  const half = (d: number): Point[] => [
    [x + d * k * 0.2, b - k * 2.6],
    [x + d * k * 0.18, b - k * 1.75],
    [x + d * k * belly * 0.9, b - k * 1.05],
    [x + d * k * belly, b - k * 0.3],
    [x + d * k * 0.62, b],
  ]
  const body = [...half(-1), ...half(1).reverse()]
  const level = rng.range(0.7, 1.15)
  s.fill(body, pane, { o: 0.9 })
  s.clip(body, () => {
    s.rect(x - k, b - k * level, k * 2, k * (level + 0.15), drink)
    oval(s, x, b - k * level, k * belly * 0.95, 0.13, mix(drink, pal.light, 0.4))
    for (let i = 0; i < 3; i++) citrus(s, x + rng.sym(k * 0.5), b - k * rng.range(0.2, level * 0.8), k * 0.24)
  })
  s.cut(mix(pane, pal.light, 0.4), [
    [x - k * 0.3, b - k * 2.66],
    [x + k * 0.3, b - k * 2.66],
    [x + k * 0.22, b - k * 2.5],
    [x - k * 0.22, b - k * 2.5],
  ])
  s.fill(
    ribbon(
      polyCurve([
        [x - k * 0.56, b - k * 0.92],
        [x - k * 0.64, b - k * 0.5],
        [x - k * 0.52, b - k * 0.18],
      ]),
      (t) => k * 0.11 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
      10,
    ),
    pal.light,
    { o: 0.9 },
  )
  s.stroke(x - k * 0.1, b - k * 1.75, UP, k * 0.65, k * 0.06, pal.light)
}

function tumbler(s: Sheet, x: number, b: number, k: number, drink: string, sliced: boolean): void {
  const { pal } = s
  const pane = mix(pal.light, pal.sky, 0.5)
  shadow(s, x, b, k * 0.62)
  s.cut(
    pane,
    [
      [x - k * 0.58, b - k * 1.25],
      [x - k * 0.46, b - k * 0.04],
      [x + k * 0.46, b - k * 0.04],
      [x + k * 0.58, b - k * 1.25],
    ],
    0.88,
  )
  s.cut(drink, [
    [x - k * 0.53, b - k * 0.8],
    [x - k * 0.47, b - k * 0.1],
    [x + k * 0.47, b - k * 0.1],
    [x + k * 0.53, b - k * 0.8],
  ])
  oval(s, x, b - k * 0.8, k * 0.53, 0.16, mix(drink, pal.light, 0.4))
  for (let i = 0; i < 5; i++) s.stroke(x - k * 0.36 + i * k * 0.18, b - k * 0.12, UP, k * 0.56, 5 * s.u, mix(drink, pal.light, 0.35))
  oval(s, x, b - k * 1.25, k * 0.58, 0.15, mix(pane, pal.light, 0.5), 0.8)
  if (sliced) citrus(s, x + k * 0.5, b - k * 1.32, k * 0.34)
}

function citrus(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng, u } = s
  s.fill(blob(rng, x, y, R, 0.02, 12), pal.accent)
  s.mark(blob(rng, x, y, R * 0.8, 0.02, 12), mix(pal.accent, pal.light, 0.55))
  for (let j = 0; j < 7; j++) s.stroke(x, y, (j / 7) * TAU, R * 0.72, 4 * u, pal.accent)
}
