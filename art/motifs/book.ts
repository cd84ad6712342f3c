import { mix } from '../color.ts'
import { type Point, place, polyCurve, ribbon, UP } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'

/** An open book from above, handwriting on its pages, a pen across it. */
export function book(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, 'cut')
  s.layer('paint')
  const [x, y, a, k] = [w * rng.range(0.46, 0.54), h * 0.52, rng.sym(0.14), short * 0.36]
  const at = (px: number, py: number): Point => cycle(place([[px, py]], x, y, a, k), 0)
  const shape = (points: Point[]) => place(points, x, y, a, k)
  s.fill(
    shape([
      [-1.14, -0.62],
      [1.2, -0.6],
      [1.22, 0.88],
      [-1.1, 0.88],
    ]),
    pal.deep,
    { hard: true, o: 0.22 },
  )
  s.fill(
    shape([
      [-1.13, -0.74],
      [1.13, -0.74],
      [1.15, 0.76],
      [-1.15, 0.76],
    ]),
    rng.pick([pal.bloom[0], pal.leaf[0], pal.deep]),
    { hard: true },
  )
  for (const d of [-1, 1]) {
    s.fill(
      shape([
        [0, -0.62],
        [d * 0.4, -0.7],
        [d * 1.02, -0.66],
        [d * 1.04, 0.64],
        [d * 0.4, 0.6],
        [0, 0.68],
      ]),
      pal.light,
    )
    s.mark(
      shape([
        [0, -0.6],
        [d * 0.1, -0.64],
        [d * 0.1, 0.62],
        [0, 0.66],
      ]),
      mix(pal.light, pal.deep, 0.16),
    )
  }
  const drawn = rng.chance(0.5) ? 1 : -1
  writing(s, at, -drawn)
  if (rng.chance(0.6)) pressed(s, at, drawn, k)
  else writing(s, at, drawn)
  marker(s, at, k)
  pen(s, at, drawn, k)
  corners(s)
}

/** Flowers beside it. */
function corners(s: Sheet): void {
  const { w, h, rng, short } = s
  const corner = rng.chance(0.5) ? 1 : -1
  for (let i = 0; i < 4; i++)
    branch(s, w / 2 + corner * w * 0.52, h * 1.02, UP - corner * rng.range(0.1, 1.3), short * rng.range(0.22, 0.4), {
      tone: i % 3,
      leafLen: 90,
      wide: 0.38,
    })
  bloom(s, rng.pick(['peony', 'poppy']), w / 2 + corner * w * 0.45, h * 0.94, short * 0.11, family(s, rng.int(0, 1)))
  bloom(s, 'ranunculus', w / 2 + corner * w * 0.34, h * 0.98, short * 0.07, family(s, rng.int(0, 1)))
  bloom(
    s,
    'anemone',
    w / 2 - corner * w * rng.range(0.4, 0.46),
    h * rng.range(0.08, 0.14),
    short * rng.range(0.06, 0.09),
    family(s, rng.int(0, 1)),
  )
}

type At = (px: number, py: number) => Point

/** Lines of a hand nobody can read, one of them in another ink. */
function writing(s: Sheet, at: At, page: number): void {
  const { rng, pal, u } = s
  const hot = rng.int(1, 5)
  for (let i = 0; i < 6; i++) {
    const len = rng.range(0.3, 0.74)
    const points = Array.from(
      { length: 15 },
      (_, j): Point => at((page < 0 ? -0.9 : 0.18) + (len * j) / 14, -0.42 + i * 0.18 + (j % 2 ? 0.025 : -0.03) * rng.range(0.5, 1.4)),
    )
    s.fill(
      ribbon(polyCurve(points), () => 5 * u, 40),
      i === hot ? pal.bloom[1] : mix(pal.deep, pal.light, 0.1),
    )
  }
}

/** A flower kept between the pages. */
function pressed(s: Sheet, at: At, page: number, k: number): void {
  const { rng, pal } = s
  branch(s, ...at(page * 0.52, 0.46), UP + rng.sym(0.2), k * 0.6, { tone: 1, leafLen: 80, wide: 0.36 })
  branch(s, ...at(page * 0.52, 0.4), UP - 0.6 * page, k * 0.42, { tone: 0, leafLen: 70, wide: 0.34 })
  bloom(s, rng.pick(['poppy', 'cosmos', 'anemone']), ...at(page * 0.52, -0.2), k * 0.25, pal.bloom)
}

/** A silk ribbon out of the middle. */
function marker(s: Sheet, at: At, k: number): void {
  const end = s.rng.sym(0.16)
  const band = ribbon(polyCurve([at(0.02, -0.6), at(0.03, 0.2), at(0.02, 0.66), at(end, 0.98)]), () => k * 0.06, 16)
  s.fill(band, s.pal.accent, { hard: true })
}

function pen(s: Sheet, at: At, page: number, k: number): void {
  const { pal, rng } = s
  const tip = at(page * 0.1 - page * 0.25, rng.range(0.5, 0.66))
  const end = at(page * rng.range(0.5, 0.8) - page * 0.1, rng.range(-0.2, 0.1))
  s.fill(
    ribbon(polyCurve([tip, end]), (t) => k * (0.075 - 0.03 * Math.abs(t - 0.6)), 10),
    pal.leaf[0],
  )
  const nib: Point = [tip[0] + (end[0] - tip[0]) * 0.16, tip[1] + (end[1] - tip[1]) * 0.16]
  s.fill(
    ribbon(polyCurve([tip, nib]), (t) => k * 0.07 * t, 6),
    pal.accent,
  )
}
