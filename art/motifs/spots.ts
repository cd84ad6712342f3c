import { mix } from '../color.ts'
import { place, type Point, turnedRect, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, leaf, stem } from './foliage.ts'

export function spotLetter(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  const x = w / 2
  const y = h * 0.62
  const W = short * 0.5
  const H = short * 0.33
  underlay(s, 0.4)
  for (const [a, L] of [
    [-1.95, 0.31],
    [-1.25, 0.31],
    [-1.6, 0.36],
  ] as const) {
    branch(s, x + (a + 1.6) * short * 0.2, y - H * 0.3, a, short * L, { tone: rng.int(0, 1), leafLen: 104, gap: 42, wide: 0.4 })
  }
  bloom(s, 'poppy', x - short * 0.08, y - H * 0.85, short * 0.12, pal.bloom)
  bloom(s, 'cosmos', x + short * 0.13, y - H * 0.7, short * 0.09, pal.bloom2)
  const paper = (points: readonly Point[], color: string) => s.fill(place(points, x, y, -0.04), color, { hard: true })
  s.fill(turnedRect(x + 8 * s.u, y + 12 * s.u, W, H, -0.04), mix(pal.ground, pal.deep, 0.35), { hard: true })
  paper(rectangle(W, H), mix(pal.light, pal.bloom2[0], 0.18))
  paper(
    [
      [-W / 2, H / 2],
      [0, -H * 0.04],
      [W / 2, H / 2],
    ],
    pal.light,
  )
  paper(
    [
      [-W / 2, -H / 2],
      [0, H * 0.15],
      [W / 2, -H / 2],
    ],
    mix(pal.light, pal.bloom2[0], 0.55),
  )
  s.fill(blob(rng, x, y + H * 0.12, short * 0.045, 0.07, 9), pal.bloom[0])
}

export function spotSeat(s: Sheet): void {
  const { w, h, pal, short } = s
  const x = w * 0.5
  const y = h * 0.82
  underlay(s, 0.39)
  const c = pal.leaf[0]
  const W = short * 0.24
  for (const d of [-1, 1]) {
    s.stroke(x + d * W * 0.9, y, UP + d * 0.02, short * 0.6, short * 0.03, c, { taper: 'none' })
    s.stroke(x + d * W * 0.7, y + short * 0.02, UP, short * 0.27, short * 0.03, c, { taper: 'none' })
  }
  for (let i = 0; i < 4; i++) {
    s.stroke(x - W * 0.9, y - short * (0.58 - i * 0.075), 0, W * 1.85, short * 0.026, c, { taper: 'none', bend: 0.05 })
  }
  s.cut(pal.bloom[1], [
    [x - W * 1.1, y - short * 0.27],
    [x + W * 1.1, y - short * 0.27],
    [x + W * 1.0, y - short * 0.2],
    [x - W * 1.0, y - short * 0.2],
  ])
  for (let i = 0; i < 6; i++) {
    branch(s, x + W * 0.5, y - short * 0.52, cycle([2.2, 1.6, 1.1, 0.4, -0.4, -1.2], i), short * 0.22, {
      tone: i % 3,
      leafLen: 90,
      gap: 34,
      wide: 0.4,
    })
  }
  bloom(s, 'peony', x + W * 0.55, y - short * 0.52, short * 0.105, pal.bloom)
  bloom(s, 'anemone', x + W * 0.1, y - short * 0.47, short * 0.065, pal.bloom2)
  bloom(s, 'ranunculus', x + W * 0.85, y - short * 0.38, short * 0.06, pal.bloom2)
}

export function spotCoins(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  const x = w / 2
  const y = h * 0.78
  underlay(s, 0.38)
  ;(
    [
      [-0.2, 3],
      [0, 5],
      [0.2, 2],
    ] as const
  ).forEach(([dx, n]) => {
    for (let i = 0; i < n; i++) {
      s.fill(blob(rng, x + dx * short + rng.sym(5), y - i * short * 0.062, short * 0.105, 0.015, 12, 0.42), mix(pal.accent, pal.deep, 0.22))
      s.fill(blob(rng, x + dx * short, y - i * short * 0.062 - short * 0.022, short * 0.105, 0.015, 12, 0.42), pal.accent)
    }
    stem(s, (t) => ({ x: x + dx * short, y: y - (n - 1) * short * 0.062 - t * short * 0.2, a: UP }), short * 0.016, pal.leaf[0])
    for (const d of [-1, 1]) {
      leaf(s, x + dx * short, y - (n - 1) * short * 0.062 - short * 0.1, UP + d * 0.8, short * 0.11, short * 0.05, pal.leaf[1], {
        vein: pal.leaf[2],
      })
    }
    bloom(
      s,
      cycle(['cosmos', 'peony', 'anemone'], n),
      x + dx * short,
      y - (n - 1) * short * 0.062 - short * 0.2,
      short * (0.065 + n * 0.006),
      n % 2 ? pal.bloom : pal.bloom2,
    )
  })
}

/** The patch of colour that a drawing stands on. */
export function underlay(s: Sheet, size: number): void {
  s.layer('paint')
  s.fill(blob(s.rng, s.w * 0.5, s.h * 0.52, s.short * size, 0.12, 8), s.pal.ground)
}

function rectangle(W: number, H: number): Point[] {
  return turnedRect(0, 0, W, H, 0)
}
