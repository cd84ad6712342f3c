import { mix } from '../color.ts'
import { type Point, TAU, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, leaf } from './foliage.ts'
import { ground } from './ground.ts'

/** Three tiers with flowers climbing up. */
export function cake(s: Sheet): void {
  const { w, h } = s
  paintCloth(s)
  const cx = w / 2
  const b = h * 0.8
  paintStand(s, cx, b)
  let y = b - h * 0.065
  for (const tier of tiers(s)) {
    paintTier(s, tier, y)
    y -= tier.H
  }
  paintGarland(s, cx, y)
  paintCandles(s)
}

function paintCloth(s: Sheet): void {
  const { pal, h, w, rng, u } = s
  ground(s, 'arch')
  s.layer('wash')
  s.cut(pal.bloom2[2], [
    [-30, h * 0.8],
    [w + 30, h * 0.79],
    [w + 30, h + 30],
    [-30, h + 30],
  ])
  s.layer('paint')
  for (let i = 0; i < 15; i++) {
    s.stroke((w * (i + rng.next())) / 15, h * 0.82, Math.PI / 2 + rng.sym(0.06), h * 0.2, 9 * u, mix(pal.bloom2[2], pal.ground2, 0.4), {
      o: 0.7,
    })
  }
}

function paintStand(s: Sheet, cx: number, b: number): void {
  const { pal, short, h, rng } = s
  s.round(pal.leaf[1], [
    [cx - short * 0.09, b + h * 0.025],
    [cx - short * 0.03, b - h * 0.01],
    [cx - short * 0.025, b - h * 0.06],
    [cx + short * 0.025, b - h * 0.06],
    [cx + short * 0.03, b - h * 0.01],
    [cx + short * 0.09, b + h * 0.025],
  ])
  s.fill(blob(rng, cx, b - h * 0.062, short * 0.33, 0.01, 14, 0.075), pal.leaf[1])
  s.mark(blob(rng, cx, b - h * 0.07, short * 0.32, 0.01, 14, 0.055), pal.leaf[2])
}

/** Leaves first, then the flowers. */
function paintGarland(s: Sheet, cx: number, y: number): void {
  const { short, rng, pal } = s
  climb.forEach(([dx, dy]) => {
    for (let j = 0; j < 3; j++) {
      branch(s, cx + dx * short, y + dy * short, rng.next() * TAU, short * rng.range(0.08, 0.13), {
        tone: j % 3,
        leafLen: 60,
        gap: 22,
        wide: 0.42,
        veined: false,
      })
    }
  })
  climb.forEach(([dx, dy], i) =>
    bloom(
      s,
      cycle(['peony', 'ranunculus', 'anemone', 'cosmos'], i),
      cx + dx * short,
      y + dy * short,
      short * (i % 3 ? rng.range(0.038, 0.052) : rng.range(0.066, 0.082)),
      i % 2 ? pal.bloom2 : pal.bloom,
    ),
  )
  bloom(s, 'peony', cx, y - short * 0.03, short * 0.095, pal.bloom)
  leaf(s, cx - short * 0.06, y, Math.PI + 0.5, short * 0.12, short * 0.05, pal.leaf[0], { vein: pal.leaf[2], veins: 3 })
  leaf(s, cx + short * 0.06, y - short * 0.02, -0.5, short * 0.12, short * 0.05, pal.leaf[1], { vein: pal.leaf[2], veins: 3 })
}

function paintCandles(s: Sheet): void {
  const { rng, w, h, u, pal } = s
  for (const [x, H] of [
    [0.12, 0.2],
    [0.19, 0.14],
    [0.87, 0.18],
  ] as const) {
    s.fill(blob(rng, w * x, h * 0.83, 34 * u, 0.03, 10, 0.35), pal.accent)
    s.rect(w * x - 8 * u, h * (0.83 - H), 16 * u, h * H, pal.bloom[1])
    s.fill(leafShape(w * x, h * (0.83 - H), UP, 46 * u, 18 * u, { belly: 0.35 }).outline, pal.accent)
  }
}

/** Where the flowers go, from the top of the cake downwards. */
const climb: Point[] = [
  [0.0, 0.02],
  [0.05, 0.045],
  [0.1, 0.1],
  [0.02, 0.15],
  [-0.07, 0.19],
  [-0.13, 0.27],
  [-0.06, 0.33],
  [0.04, 0.36],
  [0.14, 0.4],
  [0.19, 0.46],
  [0.1, 0.49],
]

interface Tier {
  cx: number
  W: number
  H: number
  color: string
  edge: 'pearls' | 'stripes'
}

function tiers({ w, short, pal }: Sheet): Tier[] {
  const cx = w / 2
  return [
    { cx, W: short * 0.265, H: short * 0.17, color: pal.light, edge: 'pearls' },
    { cx, W: short * 0.2, H: short * 0.16, color: mix(pal.light, pal.bloom[2], 0.45), edge: 'stripes' },
    { cx, W: short * 0.135, H: short * 0.15, color: pal.light, edge: 'pearls' },
  ]
}

function paintTier(s: Sheet, { cx, W, H, color, edge }: Tier, y: number): void {
  const { rng, pal, u } = s
  s.cut(color, [
    [cx - W, y],
    [cx - W * 1.005, y - H * 0.9],
    [cx - W * 0.94, y - H],
    [cx + W * 0.94, y - H],
    [cx + W * 1.005, y - H * 0.9],
    [cx + W, y],
  ])
  const shadow: Point[] = [
    [cx + W * 0.45, y],
    [cx + W * 0.5, y - H * 0.98],
    [cx + W * 0.98, y - H * 0.95],
    [cx + W, y],
  ]
  s.mark(shadow, mix(color, pal.ground2, 0.45), 0.6, true)
  if (edge === 'pearls') {
    for (let i = 0; i < 13; i++) {
      const x = cx - W * 0.96 + ((W * 1.92) / 12) * i
      s.fill(blob(rng, x, y - 6 * u, W * 0.085, 0.06, 8, 0.7), mix(color, pal.bloom2[0], 0.35))
    }
    return
  }
  for (let i = 0; i < 16; i++) {
    const x = cx - W * 0.95 + W * 1.9 * (i / 15)
    s.stroke(x, y - H * 0.06, UP, H * 0.86, 5 * u, mix(color, pal.bloom[1], 0.35), { o: 0.75, taper: 'none' })
  }
}
