import { mix } from '../color.ts'
import { lerp, type Point, quad, ribbon, stemCurve, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { leaf } from './foliage.ts'
import { sky, sun } from './landscape.ts'

/** Red ground, table mountains and what grows between stones, before the heat; a track leads out. */
export function desert(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, mix(pal.sky, pal.ground, 0.35), mix(pal.sky, pal.light, 0.6))
  s.layer('paint')
  const hor = h * rng.range(0.5, 0.55)
  sun(s, w * rng.range(0.58, 0.72), hor - h * 0.11, short * 0.085, mix(pal.accent, pal.light, 0.45), pal.light)
  paintMesas(s, hor)
  const earth = mix(pal.ground2, pal.skin, 0.45)
  paintGround(s, hor, earth)
  paintTrack(s, hor, earth)
  for (let i = 0; i < 11; i++) bush(s, rng.range(0.02, 0.98) * w, hor + h * rng.range(0.02, 0.12), short * rng.range(0.015, 0.03))
  for (const [x, y, size] of scattered(s, hor, 9)) stone(s, x, y, short * size * 0.05, earth)
  for (const [x, y, size] of scattered(s, hor, 5)) rng.pick([yucca, pear])(s, x, y, short * size * 0.15)
  ocotillo(s, w * 0.87, h * 0.9, h * 0.5)
  yucca(s, w * 0.13, h * 0.9, short * 0.24)
  pear(s, w * 0.29, h * 0.97, short * 0.17)
  for (const x of [0.04, 0.22, 0.7, 0.95]) stone(s, w * x, h * rng.range(0.92, 0.97), short * rng.range(0.035, 0.07), earth)
}

/** Places on both sides of the track, the nearer the larger, far ones first. */
function scattered(s: Sheet, hor: number, n: number): [x: number, y: number, size: number][] {
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    const side = i % 2 ? 1 : -1
    return [s.w * (0.5 + side * s.rng.range(0.14 + t * 0.1, 0.5)), lerp(hor + s.h * 0.05, s.h * 0.86, t), lerp(0.35, 1, t)]
  })
}

function paintMesas(s: Sheet, hor: number): void {
  const { w, h, pal, rng } = s
  const far = mix(pal.ground2, pal.sky, 0.5)
  for (const x of [0.02, 0.44, 0.98])
    mesa(s, { x: w * (x + rng.sym(0.04)), foot: hor, W: w * 0.24, H: h * rng.range(0.1, 0.16), color: far })
  const near = mix(pal.ground2, pal.bloom[0], 0.35)
  mesa(s, { x: w * rng.range(0.18, 0.28), foot: hor + 4, W: w * 0.2, H: h * rng.range(0.24, 0.3), color: near })
  mesa(s, { x: w * rng.range(0.84, 0.9), foot: hor + 4, W: w * 0.15, H: h * rng.range(0.15, 0.2), color: near })
}

/** A table mountain: a flat top, steep walls, a skirt of rubble; light from the left. */
function mesa(s: Sheet, { x, foot, W, H, color }: { x: number; foot: number; W: number; H: number; color: string }): void {
  const { pal, rng } = s
  const top = foot - H
  const wall = foot - H * 0.42
  const rim: Point[] = Array.from({ length: 7 }, (_, i) => [x + W * (i / 6 - 0.5), top + rng.range(0, H * 0.07)])
  const body: Point[] = [[x - W, foot], [x - W * 0.58, wall], ...rim, [x + W * 0.56, wall], [x + W, foot]]
  s.fill(body, color, { hard: true })
  s.clip(
    body,
    () => {
      s.cut(mix(color, pal.deep, 0.25), [
        [x + W * rng.range(0.05, 0.2), top - H],
        [x + W * 0.16, wall],
        [x + W * 0.4, foot],
        [x + W * 2, foot],
        [x + W * 2, top - H],
      ])
      for (const t of [0.16, 0.32, 0.46]) s.rect(x - W, top + H * t, W * 2, H * 0.035, mix(color, pal.light, 0.28), 0.7)
      for (let i = 0; i < 7; i++)
        s.stroke(
          x + W * rng.range(-0.5, 0.5),
          top + H * 0.06,
          Math.PI / 2 + rng.sym(0.06),
          H * 0.5,
          H * 0.025,
          mix(color, pal.deep, 0.35),
          { o: 0.6 },
        )
    },
    { hard: true },
  )
}

function paintGround(s: Sheet, hor: number, earth: string): void {
  const { w, h, pal, rng, u } = s
  s.layer('wash')
  s.rect(-40, hor, w + 80, h, mix(earth, pal.light, 0.18))
  for (let i = 1; i < 5; i++) {
    const y = lerp(hor, h, Math.pow(i / 5, 1.3))
    const swell: Point[] = Array.from({ length: 7 }, (_, k) => [-60 + ((w + 120) * k) / 6, y + rng.sym(h * 0.02)])
    s.fill([[-60, h + 60], ...swell, [w + 60, h + 60]], mix(mix(earth, pal.light, 0.18), mix(earth, pal.bloom[0], 0.35), i / 4))
  }
  s.layer('paint')
  for (let i = 0; i < 44; i++) {
    const t = rng.next()
    const color = rng.pick([mix(earth, pal.light, 0.4), mix(earth, pal.deep, 0.2)])
    s.stroke(rng.range(-0.1, 1) * w, lerp(hor, h, t), rng.sym(0.03), w * lerp(0.03, 0.14, t), lerp(2, 6, t) * u, color, { o: 0.5 })
  }
}

/** What wheels left: two lines that meet at the horizon. */
function paintTrack(s: Sheet, hor: number, earth: string): void {
  const { w, h, pal, rng } = s
  const end: Point = [w * rng.range(0.46, 0.56), hor + h * 0.012]
  const pull: Point = [w * rng.range(0.3, 0.72), hor + h * 0.16]
  for (const side of [-1, 1]) {
    const foot: Point = [w * (0.5 + side * 0.085), h + 30]
    const line = ribbon(
      (t) => quad(foot, pull, end, t),
      (t) => w * 0.034 * Math.pow(1 - t, 1.6) + 1,
      24,
    )
    s.fill(line, mix(earth, pal.light, 0.5), { o: 0.75 })
  }
}

function bush(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng } = s
  s.fill(blob(rng, x, y, R, 0.12, 9, 0.6), mix(pal.leaf[1], pal.ground2, rng.range(0.2, 0.5)))
}

/** With a shadow that is long yet. */
function stone(s: Sheet, x: number, y: number, R: number, earth: string): void {
  const { pal, rng } = s
  s.fill(blob(rng, x + R * 1.3, y + R * 0.42, R * 1.5, 0.04, 12, 0.16), pal.deep, { o: 0.22 })
  const color = mix(earth, pal.deep, rng.range(0.2, 0.34))
  s.fill(blob(rng, x, y, R, 0.1, 9, 0.68), color)
  s.mark(blob(rng, x - R * 0.22, y - R * 0.2, R * 0.62, 0.12, 8, 0.52), mix(color, pal.light, 0.42))
}

/** A rosette of blades, sometimes with its candle of flowers. */
function yucca(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng } = s
  s.fill(blob(rng, x + R * 0.7, y + R * 0.03, R * 0.9, 0.04, 12, 0.13), pal.deep, { o: 0.2 })
  const tall = rng.chance(0.6)
  if (tall) {
    s.stroke(x, y - R * 0.3, UP, R * 1.3, R * 0.06, mix(pal.leaf[1], pal.skin, 0.4))
    for (let i = 0; i < 16; i++) {
      const t = i / 16
      s.fill(
        blob(rng, x + rng.sym(R * 0.13 * (1.1 - t)), y - R * (0.85 + t * 0.75), R * lerp(0.085, 0.045, t), 0.1, 8, 1.2),
        rng.pick(pal.bloom2),
      )
    }
  }
  for (let i = 0; i < 17; i++) {
    const a = UP + ((i * 7) % 17) * 0.155 - 1.24 + rng.sym(0.08)
    const color = rng.pick([pal.leaf[0], pal.leaf[1], mix(pal.leaf[0], pal.leaf[2], 0.4)])
    leaf(s, x, y, a, R * rng.range(0.8, 1.05), R * 0.13, color, { bend: rng.sym(0.08), half: mix(color, pal.light, 0.22) })
  }
}

/** Prickly pear: pads on pads, flowers on their rims. */
function pear(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng } = s
  s.fill(blob(rng, x + R * 0.6, y, R * 0.8, 0.04, 12, 0.13), pal.deep, { o: 0.2 })
  const pads: [number, number, number, number][] = [
    [0, 0, UP + rng.sym(0.2), 0.62],
    [-0.08, -0.42, UP - 0.7, 0.5],
    [0.1, -0.44, UP + 0.6, 0.52],
    [0, -0.52, UP + rng.sym(0.25), 0.46],
  ]
  for (const [dx, dy, a, len] of pads) {
    const shape = leafShape(x + dx * R, y + dy * R, a, len * R, len * R * 0.72, { belly: 0.6, bend: rng.sym(0.06) })
    const color = mix(pal.leaf[1], pal.leaf[0], rng.range(0.2, 0.8))
    s.fill(shape.outline, color)
    s.mark(shape.half, mix(color, pal.light, 0.2), 0.8)
    for (let i = 0; i < 7; i++) {
      const p = shape.spine(rng.range(0.25, 0.9))
      s.dot(p.x + rng.sym(len * R * 0.22), p.y + rng.sym(len * R * 0.06), R * 0.012, pal.light, 0.85)
    }
    const tip = shape.spine(1)
    for (let i = -1; i < 2; i++)
      s.fill(blob(rng, tip.x + i * R * 0.08, tip.y + Math.abs(i) * R * 0.03, R * 0.055, 0.1, 8), rng.pick([pal.bloom[1], pal.accent]))
  }
}

/** Ocotillo: whips from one foot, each with a flame at its tip. */
function ocotillo(s: Sheet, x: number, y: number, H: number): void {
  const { pal, rng } = s
  s.fill(blob(rng, x + H * 0.2, y, H * 0.24, 0.04, 12, 0.1), pal.deep, { o: 0.2 })
  for (let i = 0; i < 11; i++) {
    const a = UP + (i - 5) * 0.115 + rng.sym(0.05)
    const len = H * rng.range(0.72, 1)
    const line = stemCurve(x + (i - 5) * H * 0.006, y, a, len, rng.sym(0.16))
    const color = mix(pal.leaf[0], pal.skin, rng.range(0.1, 0.4))
    s.fill(
      ribbon(line, (t) => H * 0.017 * (1 - t * 0.6), 14),
      color,
    )
    for (let k = 2; k < 13; k++) {
      const p = line(k / 13.5)
      leaf(s, p.x, p.y, p.a + (k % 2 ? 1 : -1) * 0.8, H * 0.035, H * 0.016, pal.leaf[1])
    }
    const tip = line(0.93)
    leaf(s, tip.x, tip.y, tip.a, H * 0.1, H * 0.034, pal.bloom[1], { half: pal.bloom[2] })
  }
}
