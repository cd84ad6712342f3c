import { mix } from '../color.ts'
import { lerp, type Point, quad, ribbon } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { ridge, sky } from './landscape.ts'
import { pine } from './trees.ts'

/** One big mountain under snow, clear of its cloud, over woods and a meadow with a path. */
export function mountain(s: Sheet): void {
  const { w, h, pal, rng } = s
  sky(s, mix(pal.sky, pal.ground, 0.55), mix(pal.sky, pal.light, 0.5))
  s.layer('paint')
  const x = w * rng.range(0.5, 0.58)
  ridge(s, h * 0.5, h * 0.03, mix(pal.ground2, pal.sky, 0.45))
  paintPeak(s, x, h * 0.1, Math.min(w * 0.52, h * 0.85))
  for (let i = 0; i < 9; i++) cloud(s, rng.range(0, 1) * w, h * rng.range(0.47, 0.53), h * rng.range(0.03, 0.05))
  paintWoods(s)
  paintMeadow(s)
  for (const [px, H] of [
    [0.035, 0.74],
    [0.125, 0.52],
    [0.2, 0.34],
    [0.97, 0.66],
    [0.9, 0.42],
  ] as const)
    pine(s, w * px, h * 0.93, h * H * rng.range(0.92, 1.06), mix(pal.leaf[0], pal.deep, 0.35))
  paintFlowers(s)
}

/** Its snow has a lit and a shaded side; ribs of rock come through. */
function paintPeak(s: Sheet, x: number, top: number, W: number): void {
  const { h, pal, rng } = s
  const foot = h * 0.6
  const at = (dx: number, t: number): Point => [x + W * dx, lerp(foot, top, t)]
  const rock = mix(pal.ground2, pal.deep, 0.32)
  const outline = [
    at(-1, 0),
    at(-0.62, 0.3),
    at(-0.4, 0.6),
    at(-0.2, 0.86),
    at(-0.09, 0.97),
    at(0.02, 1),
    at(0.12, 0.95),
    at(0.2, 0.8),
    at(0.43, 0.54),
    at(0.66, 0.26),
    at(1, 0),
  ]
  s.fill(outline, rock, { hard: true })
  const snow = mix(pal.light, pal.sky, 0.12)
  const shade = mix(mix(pal.light, pal.sky, 0.6), pal.ground2, 0.6)
  s.clip(
    outline,
    () => {
      s.fill([at(-1.1, 1.2), ...snowEdge(s, at, -1.1, 0.2), at(0.2, 1.2)], snow, { hard: true })
      const crest = [at(0.02, 1.2), at(0.02, 1), at(0.09, 0.88), at(-0.03, 0.76), at(0.07, 0.63)]
      s.fill([at(1.1, 1.2), ...crest, ...snowEdge(s, at, 0.04, 1.1)], shade, { hard: true })
      for (let i = 0; i < 26; i++) {
        const dx = rng.range(-0.62, 0.62)
        const t = (1 - Math.abs(dx)) * rng.range(0.4, 0.88)
        const lean = Math.PI / 2 + (dx < 0.03 ? 0.5 : -0.5) + rng.sym(0.22)
        s.stroke(...at(dx, t), lean, h * rng.range(0.03, 0.11), h * 0.008, dx < 0.03 ? mix(rock, snow, 0.3) : mix(rock, shade, 0.3), {
          o: 0.8,
        })
      }
    },
    { hard: true },
  )
}

/** Where the snow ends below, in tongues of ice. */
function snowEdge(s: Sheet, at: (dx: number, t: number) => Point, from: number, to: number): Point[] {
  const n = 13
  return Array.from({ length: n + 1 }, (_, i) => {
    const dx = lerp(from, to, i / n)
    return at(dx, 0.5 - Math.abs(dx) * 0.42 + (i % 2 ? -1 : 1) * s.rng.range(0.02, 0.1))
  })
}

function cloud(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng } = s
  for (let i = 0; i < 4; i++)
    s.fill(
      blob(rng, x + (i - 1.5) * R * 1.7, y + rng.sym(R * 0.3), R * rng.range(1.2, 2.1), 0.04, 12, 0.42),
      mix(pal.light, pal.sky, 0.2),
      { o: 0.62 },
    )
}

/** Rows of firs on two hills, pale ones far away. */
function paintWoods(s: Sheet): void {
  const { w, h, pal, rng } = s
  for (const [y, tall, color] of [
    [0.59, 0.075, mix(pal.leaf[1], pal.ground2, 0.45)],
    [0.65, 0.12, mix(pal.leaf[0], pal.leaf[1], 0.35)],
  ] as const) {
    for (let i = 0; i < 46; i++)
      pine(s, (w * (i + rng.next())) / 46, h * (y + 0.015), h * tall * rng.range(0.6, 1.15), mix(color, pal.deep, rng.range(0, 0.2)))
    ridge(s, h * y, h * 0.012, color)
  }
}

function paintMeadow(s: Sheet): void {
  const { w, h, pal, rng, u } = s
  s.layer('wash')
  const grass = mix(pal.leaf[2], pal.leaf[1], 0.25)
  for (let i = 0; i < 3; i++) {
    const swell: Point[] = Array.from({ length: 6 }, (_, k) => [-40 + ((w + 80) * k) / 5, h * (0.68 + i * 0.09) + rng.sym(h * 0.018)])
    s.fill([[-40, h + 40], ...swell, [w + 40, h + 40]], mix(grass, pal.leaf[1], i * 0.3))
  }
  s.layer('paint')
  const [foot, pull, end]: [Point, Point, Point] = [
    [w * rng.range(0.42, 0.58), h + 30],
    [w * rng.range(0.3, 0.75), h * 0.84],
    [w * rng.range(0.46, 0.56), h * 0.685],
  ]
  const path = ribbon(
    (t) => quad(foot, pull, end, t),
    (t) => w * 0.13 * Math.pow(1 - t, 1.5) + 3 * u,
    24,
  )
  s.fill(path, mix(pal.bloom2[0], pal.skin, 0.3))
  for (let i = 0; i < 80; i++) {
    const t = rng.next()
    s.stroke(
      rng.next() * w,
      h * lerp(0.7, 1, t),
      -Math.PI / 2 + rng.sym(0.4),
      h * lerp(0.012, 0.05, t),
      lerp(2, 6, t) * u,
      rng.pick(pal.leaf),
      { o: 0.7 },
    )
  }
}

/** Lupines and daisies, the nearer the larger; none on the path. */
function paintFlowers(s: Sheet): void {
  const { w, h, rng, short } = s
  for (let i = 0; i < 46; i++) {
    const t = i / 46
    const side = i % 2 ? 1 : -1
    const px = w * (0.5 + side * rng.range(0.1 + t * 0.08, 0.52))
    const y = h * lerp(0.74, 1, t)
    bloom(s, rng.pick(['cosmos', 'poppy', 'anemone', 'cosmos']), px, y, short * lerp(0.008, 0.04, t * t), family(s, i >> 1))
  }
}
