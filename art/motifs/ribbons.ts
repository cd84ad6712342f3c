import { mix } from '../color.ts'
import { lerp, type Point, polyCurve, ribbon } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'
import { lit, oval, shadow, tabletop } from './still-life.ts'

/** Spools of silk on a table, one of them running out. */
export function ribbons(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['disc', 'arch', 'cut']))
  tabletop(s, h * 0.68, rng.pick([pal.bloom2[1], mix(pal.ground2, pal.light, 0.3), pal.leaf[2]]))
  const silks = rng.shuffle([pal.bloom[1], pal.leaf[1], pal.bloom[2], pal.accent, pal.bloom[0]])
  const side = rng.chance(0.5) ? 1 : -1
  const gap = Math.min(w * 0.22, short * 0.28)
  const tall = rng.range(0.34, 0.44)
  spool(s, w / 2 - side * gap * 0.75, h * 0.73, short * 0.15, short * tall, cycle(silks, 0))
  spool(s, w / 2 + side * gap * 0.75, h * 0.76, short * 0.135, short * rng.range(0.22, 0.32), cycle(silks, 1))
  if (w > h) spool(s, w / 2 + side * gap * 1.75, h * 0.82, short * 0.1, short * rng.range(0.16, 0.24), cycle(silks, 3))
  const x = w / 2 - side * gap * 1.25
  const k = short * 0.115
  tail(s, x, h * 0.89, k, side, cycle(silks, 2))
  spool(s, x, h * 0.89, k, short * 0.21, cycle(silks, 2))
  branch(s, w / 2 + side * w * 0.5, h * 0.98, side > 0 ? Math.PI + 0.3 : -0.3, short * 0.34, { tone: 1, leafLen: 90, wide: 0.38 })
  bloom(s, rng.pick(['peony', 'ranunculus', 'anemone']), w / 2 + side * w * 0.42, h * 0.94, short * 0.075, family(s, rng.int(0, 1)))
}

function spool(s: Sheet, x: number, b: number, k: number, H: number, silk: string): void {
  const { pal, u } = s
  const wood = mix(pal.skin, pal.light, 0.45)
  shadow(s, x, b, k * 1.05)
  oval(s, x, b - k * 0.08, k, 0.24, mix(wood, pal.deep, 0.25))
  oval(s, x, b - k * 0.18, k, 0.24, wood)
  s.round(silk, [
    [x - k * 0.8, b - k * 0.2],
    [x - k * 0.84, b - H * 0.5],
    [x - k * 0.8, b - H + k * 0.14],
    [x + k * 0.8, b - H + k * 0.14],
    [x + k * 0.84, b - H * 0.5],
    [x + k * 0.8, b - k * 0.2],
  ])
  for (let i = 1; i < 7; i++) {
    const y = b - k * 0.2 - ((H - k * 0.4) * i) / 7
    s.fill(
      ribbon(
        polyCurve([
          [x - k * 0.8, y],
          [x, y + k * 0.12],
          [x + k * 0.8, y],
        ]),
        () => 4.5 * u,
        10,
      ),
      mix(silk, pal.deep, 0.18),
    )
  }
  s.mark(
    [
      [x - k * 0.6, b - k * 0.3],
      [x - k * 0.62, b - H + k * 0.3],
      [x - k * 0.42, b - H + k * 0.26],
      [x - k * 0.4, b - k * 0.26],
    ],
    mix(silk, pal.light, 0.45),
    0.75,
  )
  oval(s, x, b - H + k * 0.1, k, 0.24, mix(wood, pal.deep, 0.2))
  oval(s, x, b - H, k, 0.24, wood)
  lit(s, x, b - H, k * 0.3, 0.24, pal.deep, 0.6)
}

/** The loose end, in waves over the table. */
function tail(s: Sheet, x: number, b: number, k: number, d: number, silk: string): void {
  const { rng, pal } = s
  const [waves, len] = [rng.range(2, 3.2), rng.range(3.2, 4.6)]
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    return [x + d * k * (0.7 + len * t), b + k * (lerp(-0.5, 0.25, Math.min(1, t * 2.2)) + 0.28 * t * Math.sin(t * waves * Math.PI * 2))]
  })
  const run = polyCurve(points)
  s.fill(
    ribbon(run, (t) => k * 0.36 * (0.8 + 0.3 * Math.sin(t * 9)), 44),
    silk,
  )
  s.mark(
    ribbon(run, () => k * 0.07, 44),
    mix(silk, pal.light, 0.45),
    0.8,
  )
}
