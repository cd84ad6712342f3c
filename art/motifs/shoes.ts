import { mix } from '../color.ts'
import { lerp, type Point, polyCurve, ribbon, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { ground } from './ground.ts'

/** Two shoes side by side on the floor, seen from above. */
export function shoes(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  ground(s, rng.pick(['plain', 'disc', 'cut']))
  s.layer('paint')
  for (let i = 0; i < 6; i++) {
    const sd = i % 2 ? 1 : -1
    branch(s, w / 2 + sd * w * rng.range(0.36, 0.54), h * 1.04, UP + sd * rng.range(-0.5, 0.2), h * rng.range(0.3, 0.6), {
      tone: i % 3,
      leafLen: 120,
      gap: 44,
      wide: 0.38,
    })
  }
  const kind = rng.pick(['lace', 'bow', 'strap'] as const)
  const color = kind === 'lace' ? mix(pal.skin, pal.deep, rng.range(0.2, 0.5)) : rng.pick([pal.light, pal.bloom2[1], pal.bloom[1]])
  const L = short * 0.74
  const y = h * 0.5
  const turn = rng.sym(0.2)
  for (const sd of [-1, 1]) {
    const at = toe(w / 2 + sd * L * 0.19, y + (sd * turn * L) / 3, L, turn + sd * 0.07, sd)
    paintShoe(s, at, L, color, kind)
  }
  for (const [dx, dy, k, f] of [
    [-0.42, 0.43, 0.1, 0],
    [-0.33, 0.47, 0.06, 1],
    [0.42, 0.44, 0.08, 1],
    [0.4, -0.4, 0.06, 0],
  ] as const) {
    bloom(s, rng.pick(['peony', 'ranunculus', 'cosmos']), w * (0.5 + dx), h * (0.5 + dy), short * k * rng.range(0.85, 1.15), family(s, f))
  }
}

type Kind = 'lace' | 'bow' | 'strap'
type At = (px: number, py: number) => Point

/** From a shoe's own measures, toe up at -0.5, heel at 0.5, to the picture; `sd` mirrors the other one. */
function toe(x: number, y: number, L: number, a: number, sd: number): At {
  return (px, py) => [x + L * (sd * px * Math.cos(a) - py * Math.sin(a)), y + L * (sd * px * Math.sin(a) + py * Math.cos(a))]
}

const sole: Point[] = [
  [-0.03, -0.5],
  [0.09, -0.43],
  [0.165, -0.25],
  [0.15, -0.05],
  [0.11, 0.12],
  [0.12, 0.32],
  [0.09, 0.46],
  [0, 0.5],
  [-0.09, 0.46],
  [-0.115, 0.3],
  [-0.1, 0.1],
  [-0.14, -0.1],
  [-0.165, -0.28],
  [-0.12, -0.44],
]
const mouth: Point[] = [
  [0, -0.06],
  [0.075, 0],
  [0.085, 0.2],
  [0.075, 0.38],
  [0, 0.435],
  [-0.075, 0.38],
  [-0.085, 0.2],
  [-0.075, 0],
]

function paintShoe(s: Sheet, at: At, L: number, color: string, kind: Kind): void {
  const { pal } = s
  const of = (points: Point[], k = 1, dx = 0, dy = 0) => points.map(([x, y]) => at(x * k + dx, y * k + dy))
  s.fill(of(sole, 1.04, 0.02, 0.035), pal.deep, { o: 0.25 })
  s.fill(of(sole, 1.05), mix(color, pal.deep, 0.45))
  s.fill(of(sole), color)
  s.mark(
    of([
      [-0.08, -0.42],
      [-0.01, -0.44],
      [-0.06, -0.25],
      [-0.11, -0.14],
      [-0.13, -0.28],
    ]),
    mix(color, pal.light, 0.45),
    0.8,
  )
  const shallow = kind === 'lace' ? 0.12 : 0
  s.fill(of(mouth, 1, 0, shallow / 3), mix(color, pal.deep, 0.35))
  s.fill(of(mouth, 0.88, 0, 0.035 + shallow / 3), mix(pal.bloom2[0], pal.skin, 0.4))
  s.fill(
    of(
      [
        [-0.045, 0.2],
        [0.045, 0.2],
        [0.04, 0.34],
        [-0.04, 0.34],
      ],
      1,
      0,
      0.02,
    ),
    mix(pal.bloom2[0], pal.deep, 0.2),
    { o: 0.5 },
  )
  trim(s, at, L, color, kind)
}

/** Laces and a toecap, a bow, or a strap with its buckle. */
function trim(s: Sheet, at: At, L: number, color: string, kind: Kind): void {
  const { pal, u, rng } = s
  const of = (points: Point[]) => points.map(([x, y]) => at(x, y))
  if (kind === 'lace') {
    s.fill(
      of([
        [-0.075, -0.16],
        [0.075, -0.16],
        [0.085, 0.1],
        [0, 0.14],
        [-0.085, 0.1],
      ]),
      mix(color, pal.deep, 0.2),
    )
    for (let i = 0; i < 5; i++)
      s.fill(
        ribbon(polyCurve([at(-0.06, -0.13 + i * 0.05), at(0.06, -0.11 + i * 0.05)]), () => 8 * u, 4),
        pal.light,
      )
    for (const d of [-1, 1])
      s.fill(
        ribbon(polyCurve([at(0, 0.1), at(d * 0.09, 0.06), at(d * 0.1, 0.13), at(d * 0.01, 0.11)]), () => 7 * u, 14),
        pal.light,
      )
    const cap = Array.from({ length: 7 }, (_, i) => at(lerp(-0.14, 0.13, i / 6), -0.28 - Math.sin((i / 6) * Math.PI) * 0.03))
    s.fill(
      ribbon(polyCurve(cap), () => 5 * u, 16),
      mix(color, pal.deep, 0.4),
    )
  } else if (kind === 'bow') {
    for (const d of [-1, 1])
      s.fill(
        of([
          [0, -0.1],
          [d * 0.1, -0.16],
          [d * 0.115, -0.06],
          [0, -0.09],
        ]),
        pal.accent,
      )
    s.fill(blob(rng, ...at(0, -0.095), L * 0.02, 0.05, 9), mix(pal.accent, pal.deep, 0.25))
  } else {
    s.fill(
      ribbon(polyCurve([at(-0.11, 0.1), at(0, 0.06), at(0.125, 0.1)]), () => L * 0.045, 12),
      mix(color, pal.deep, 0.12),
    )
    s.fill(blob(rng, ...at(0.1, 0.09), L * 0.02, 0.05, 8), pal.accent)
    bloom(s, 'ranunculus', ...at(0, -0.16), L * 0.05, pal.bloom2)
  }
}
