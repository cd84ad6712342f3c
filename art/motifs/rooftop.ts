import { mix } from '../color.ts'
import { lerp, type Point, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { lights, sky, sun } from './landscape.ts'

/** A terrace above the city in the evening, strung with bulbs, tables standing ready. */
export function rooftop(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, mix(pal.ground, pal.ground2, 0.5), mix(pal.sky, pal.light, 0.25))
  s.layer('paint')
  sun(s, w * rng.range(0.2, 0.38), h * 0.36, short * 0.08, mix(pal.accent, pal.light, 0.5), pal.light)
  const edge = h * 0.64
  paintCity(s, edge)
  paintTerrace(s, edge)
  paintStrings(s, edge)
  tub(s, w * 0.07, h * 0.88, short * 0.15)
  tub(s, w * 0.94, h * 0.86, short * 0.13)
  const n = w > h ? 3 : 2
  for (let i = 0; i < n; i++) {
    const far = i % 2
    table(s, w * ((i + 0.5 + rng.sym(0.06)) / n) * 0.74 + w * 0.13, h * (far ? 0.84 : 0.95), short * (far ? 0.23 : 0.29))
  }
}

/** Three rows of houses, pale to dark; towers and tanks on the right. */
function paintCity(s: Sheet, edge: number): void {
  const { w, h, pal, rng } = s
  const rows = [
    [0.24, 0.42, mix(pal.ground2, pal.sky, 0.35)],
    [0.15, 0.3, mix(pal.ground2, pal.deep, 0.28)],
    [0.06, 0.18, mix(pal.ground2, pal.deep, 0.55)],
  ] as const
  for (const [row, [low, high, color]] of rows.entries()) {
    let x = -w * rng.range(0, 0.05)
    while (x < w) {
      const width = w * rng.range(0.05, 0.11)
      const slope = lerp(0.6, 1, Math.min(1, x / w + 0.25))
      const height = h * rng.range(low, high) * slope
      house(s, { x, y: edge - height, width, height, color: mix(color, pal.deep, rng.range(0, 0.12)) }, row > 0)
      if (row === 1 && rng.chance(0.22)) tank(s, x + width / 2, edge - height, width * 0.34, mix(pal.deep, pal.skin, 0.35))
      x += width + (rng.chance(0.3) ? w * rng.range(0, 0.02) : 0)
    }
  }
}

interface House {
  x: number
  y: number
  width: number
  height: number
  color: string
}

function house(s: Sheet, { x, y, width, height, color }: House, isLit: boolean): void {
  const { pal, rng, u } = s
  s.rect(x, y, width, height, color)
  s.rect(x + width * 0.72, y, width * 0.28, height, mix(color, pal.deep, 0.2))
  if (rng.chance(0.4)) s.rect(x + width * 0.2, y - height * 0.06, width * 0.34, height * 0.07, color)
  if (rng.chance(0.25)) s.rect(x + width * 0.45, y - height * 0.24, 4 * u, height * 0.25, color)
  const [cols, pitch] = [3, 26 * u]
  for (let a = 0; a < cols; a++)
    for (let b = 0; b < Math.floor(height / pitch) - 1; b++) {
      const glow = isLit && rng.chance(0.42) ? mix(pal.accent, pal.light, 0.45) : mix(color, pal.light, 0.16)
      s.rect(x + width * (0.12 + a * 0.28), y + pitch * (0.6 + b), width * 0.14, pitch * 0.45, glow, 0.9)
    }
}

/** A water tank on legs, as stand on old roofs. */
function tank(s: Sheet, x: number, y: number, R: number, wood: string): void {
  const { pal } = s
  for (const d of [-0.7, 0.7]) s.stroke(x + d * R * 0.8, y, UP, R * 0.9, R * 0.12, pal.deep, { taper: 'none' })
  s.rect(x - R * 0.8, y - R * 2.1, R * 1.6, R * 1.35, wood)
  s.rect(x + R * 0.3, y - R * 2.1, R * 0.5, R * 1.35, mix(wood, pal.deep, 0.3))
  for (const t of [0.3, 0.75]) s.rect(x - R * 0.8, y - R * 2.1 + R * 1.35 * t, R * 1.6, R * 0.07, pal.deep, 0.6)
  s.cut(mix(wood, pal.deep, 0.35), [
    [x - R * 0.95, y - R * 2.08],
    [x, y - R * 2.85],
    [x + R * 0.95, y - R * 2.08],
  ])
}

/** The wall around it and its boards. */
function paintTerrace(s: Sheet, edge: number): void {
  const { w, h, pal, u } = s
  const wall = mix(pal.bloom2[1], pal.ground, 0.35)
  s.rect(-20, edge, w + 40, h * 0.12, wall)
  s.rect(-20, edge - h * 0.012, w + 40, h * 0.026, mix(wall, pal.light, 0.6))
  s.rect(-20, edge + h * 0.014, w + 40, h * 0.012, mix(wall, pal.deep, 0.3))
  for (let i = 0; i < 16; i++) s.rect((w * (i + 0.5)) / 16, edge + h * 0.03, 4 * u, h * 0.08, mix(wall, pal.deep, 0.14))
  s.layer('wash')
  const floor = mix(pal.skin, pal.light, 0.3)
  s.rect(-20, h * 0.755, w + 40, h * 0.3, floor)
  s.layer('paint')
  s.rect(-20, h * 0.755, w + 40, h * 0.012, mix(floor, pal.deep, 0.35), 0.6)
  for (let i = -9; i < 10; i++)
    s.cut(
      mix(floor, pal.deep, 0.3),
      [
        [w * (0.5 + i * 0.065), h * 0.76],
        [w * (0.5 + i * 0.065) + 3 * u, h * 0.76],
        [w * (0.5 + i * 0.125) + 6 * u, h + 20],
        [w * (0.5 + i * 0.125), h + 20],
      ],
      0.5,
    )
}

/** Bulbs on cords between poles at the wall. */
function paintStrings(s: Sheet, edge: number): void {
  const { w, h, pal, rng } = s
  const look = { n: 15, r0: 8, cord: mix(pal.deep, pal.ground2, 0.3), bulb: mix(pal.accent, pal.light, 0.55), glow: pal.accent }
  const poles = [0.02, 0.5 + rng.sym(0.06), 0.98].map((x): Point => [w * x, h * rng.range(0.2, 0.25)])
  for (const [x, y] of poles) s.rect(x - w * 0.004, y, w * 0.008, edge - y + h * 0.02, look.cord)
  for (const [i, from] of poles.slice(0, -1).entries()) {
    const to = poles[i + 1] ?? from
    lights(s, from, to, h * rng.range(0.05, 0.08), look)
    lights(s, [from[0], -h * 0.02], [to[0], h * 0.02], h * rng.range(0.08, 0.11), look)
  }
}

/** A high table in tied linen, with a vase and candles. */
function table(s: Sheet, x: number, foot: number, H: number): void {
  const { pal, rng, u } = s
  const [top, R] = [foot - H, H * 0.42]
  const cloth = rng.pick([pal.light, pal.bloom2[1], pal.bloom[2]])
  s.fill(blob(rng, x + H * 0.12, foot, H * 0.42, 0.03, 14, 0.14), pal.deep, { o: 0.22 })
  const skirt: Point[] = [
    [x - R, top],
    [x - R * 0.55, top + H * 0.4],
    [x - R * 0.22, top + H * 0.55],
    [x - R * 0.52, foot - H * 0.06],
    [x - R * 0.66, foot],
    [x + R * 0.66, foot],
    [x + R * 0.52, foot - H * 0.06],
    [x + R * 0.22, top + H * 0.55],
    [x + R * 0.55, top + H * 0.4],
    [x + R, top],
  ]
  s.fill(skirt, cloth)
  for (let i = -2; i < 3; i++) {
    s.stroke(x + i * R * 0.3, top + H * 0.08, Math.PI / 2 + i * 0.16, H * 0.42, 6 * u, mix(cloth, pal.ground2, 0.6), { mark: true, o: 0.7 })
    s.stroke(x + i * R * 0.08, top + H * 0.6, Math.PI / 2 - i * 0.2, H * 0.36, 6 * u, mix(cloth, pal.ground2, 0.6), { mark: true, o: 0.7 })
  }
  s.rect(x - R * 0.26, top + H * 0.52, R * 0.52, H * 0.06, pal.bloom[0])
  s.fill(blob(rng, x, top, R * 1.02, 0.006, 18, 0.2), mix(cloth, pal.light, 0.5))
  for (const d of [-0.55, 0.58]) candle(s, x + d * R, top + H * 0.015, H * 0.13)
  s.rect(x - H * 0.045, top - H * 0.15, H * 0.09, H * 0.16, mix(pal.sky, pal.light, 0.4))
  for (let i = 0; i < 7; i++)
    branch(s, x, top - H * 0.14, UP + (i - 3) * 0.36, H * rng.range(0.22, 0.32), {
      tone: i % 3,
      leafLen: 46,
      gap: 20,
      wide: 0.4,
      veined: false,
    })
  for (let i = 0; i < 7; i++)
    bloom(
      s,
      rng.pick(['peony', 'ranunculus', 'cosmos']),
      x + rng.sym(H * 0.14),
      top - H * rng.range(0.16, 0.32),
      H * rng.range(0.05, 0.085),
      family(s, i),
    )
}

function candle(s: Sheet, x: number, y: number, H: number): void {
  const { pal, rng } = s
  s.dot(x, y - H * 1.1, H * 0.8, pal.accent, 0.16)
  s.rect(x - H * 0.16, y - H * 0.8, H * 0.32, H * 0.8, pal.bloom2[2])
  s.fill(blob(rng, x, y - H * 1.05, H * 0.14, 0.05, 8, 1.8), pal.accent)
}

/** A plant in a pot, on both sides. */
function tub(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng } = s
  const clay = mix(pal.bloom[0], pal.skin, 0.5)
  s.fill(blob(rng, x + R * 0.2, y, R * 0.8, 0.03, 12, 0.14), pal.deep, { o: 0.22 })
  s.cut(clay, [
    [x - R * 0.6, y - R * 0.95],
    [x + R * 0.6, y - R * 0.95],
    [x + R * 0.44, y],
    [x - R * 0.44, y],
  ])
  s.rect(x - R * 0.66, y - R * 1.05, R * 1.32, R * 0.22, mix(clay, pal.light, 0.25))
  for (let i = 0; i < 12; i++)
    branch(s, x + rng.sym(R * 0.3), y - R, UP + (i - 5.5) * 0.2, R * rng.range(1.3, 2.2), {
      tone: i % 3,
      leafLen: 80,
      gap: 30,
      wide: 0.4,
      bend: rng.sym(0.14),
    })
  for (let i = 0; i < 6; i++)
    bloom(
      s,
      rng.pick(['ranunculus', 'cosmos', 'peony']),
      x + rng.sym(R * 0.6),
      y - R * rng.range(1, 1.7),
      R * rng.range(0.14, 0.24),
      family(s, i),
    )
}
