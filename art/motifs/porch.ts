import { mix } from '../color.ts'
import { lerp, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch, fern } from './foliage.ts'
import { frame } from './frame.ts'
import { sky } from './landscape.ts'
import { spire } from './spires.ts'
import { tree } from './trees.ts'

/** The front of a clapboard house: posts, steps and beds of flowers. */
export function porch(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, pal.sky, mix(pal.ground, pal.light, 0.4))
  s.layer('paint')
  for (const x of [0.02, 0.98]) tree(s, w * x, h * 0.78, h * rng.range(0.6, 0.85), pal.leaf[0], pal.leaf[1], mix(pal.skin, pal.deep, 0.4))
  const W = Math.min(w * 0.42, h * 0.56)
  const cx = w * 0.5
  const [top, floor] = [h * 0.3, h * 0.73]
  const wall = rng.pick([
    mix(pal.leaf[2], pal.light, 0.2),
    mix(pal.ground, pal.light, 0.35),
    pal.bloom2[1],
    mix(pal.bloom[2], pal.light, 0.3),
  ])
  paintHouse(s, { cx, W, top, floor, wall })
  const door = rng.int(-1, 1) * W * 0.34
  paintDoor(s, cx + door, floor, W * 0.13, rng.pick([pal.bloom[0], pal.leaf[0], pal.bloom[1]]))
  for (const x of [-0.62, 0.04, 0.62]) {
    const at = x * W - (Math.abs(x * W - door) < W * 0.3 ? Math.sign(door || 1) * W * 0.36 : 0)
    if (Math.abs(at - door) > W * 0.26) paintWindow(s, cx + at, lerp(top, floor, 0.42), W * 0.11)
  }
  paintPorch(s, { cx, W, top, floor, door: cx + door })
  s.layer('wash')
  s.cut(mix(pal.leaf[1], pal.leaf[2], 0.4), [
    [-40, h * 0.82],
    [w + 40, h * 0.815],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  s.round(mix(pal.bloom2[1], pal.ground2, 0.3), [
    [cx + door - W * 0.14, h * 0.81],
    [cx + door + W * 0.14, h * 0.81],
    [cx + door * 0.5 + W * 0.26, h * 0.92],
    [cx + W * 0.42, h + 40],
    [cx - W * 0.42, h + 40],
    [cx + door * 0.5 - W * 0.26, h * 0.92],
  ])
  paintBeds(s, cx + door, W)
  if (rng.chance(0.5)) pairFromBehind(s, cx + door * 0.7, h * 0.93, short * 0.22)
  frame(s, [rng.chance(0.5) ? 'bl' : 'br'], 0.8)
}

interface House {
  cx: number
  W: number
  top: number
  floor: number
}

/** The gable and the boards. */
function paintHouse(s: Sheet, { cx, W, top, floor, wall }: House & { wall: string }): void {
  const { h, pal, u } = s
  const roof = mix(pal.bloom[0], pal.deep, 0.25)
  s.cut(wall, [
    [cx - W * 0.86, floor],
    [cx - W * 0.86, top - h * 0.04],
    [cx, top - h * 0.26],
    [cx + W * 0.86, top - h * 0.04],
    [cx + W * 0.86, floor],
  ])
  for (let i = 0; i < 26; i++) {
    const y = lerp(top - h * 0.03, floor, i / 26)
    s.rect(cx - W * 0.86, y, W * 1.72, 2.4 * u, mix(wall, pal.deep, 0.22), 0.6)
  }
  for (const d of [-1, 1])
    s.cut(roof, [
      [cx + d * W * 0.98, top - h * 0.015],
      [cx, top - h * 0.29],
      [cx, top - h * 0.245],
      [cx + d * W * 0.92, top + h * 0.01],
    ])
  paintWindow(s, cx, top - h * 0.1, W * 0.085)
}

function paintWindow(s: Sheet, x: number, y: number, k: number): void {
  const { pal } = s
  for (const d of [-1, 1]) s.rect(x + d * k * 1.55 - k * 0.4, y - k * 1.5, k * 0.8, k * 3, pal.leaf[0])
  s.rect(x - k * 1.15, y - k * 1.65, k * 2.3, k * 3.3, pal.light)
  s.rect(x - k * 0.95, y - k * 1.45, k * 1.9, k * 2.9, mix(pal.accent, pal.light, 0.45))
  s.rect(x - k * 0.06, y - k * 1.45, k * 0.12, k * 2.9, pal.light)
  s.rect(x - k * 0.95, y - k * 0.06, k * 1.9, k * 0.12, pal.light)
}

function paintDoor(s: Sheet, x: number, b: number, k: number, color: string): void {
  const { pal } = s
  s.rect(x - k * 1.2, b - k * 4.4, k * 2.4, k * 4.4, pal.light)
  s.rect(x - k, b - k * 4.2, k * 2, k * 4.2, color)
  for (const [dx, y, H] of [
    [-0.75, 3.9, 1.7],
    [0.1, 3.9, 1.7],
    [-0.75, 1.9, 1.5],
    [0.1, 1.9, 1.5],
  ] as const)
    s.rect(x + dx * k, b - y * k, k * 0.65, H * k, mix(color, pal.deep, 0.25))
  s.dot(x + k * 0.82, b - k * 2, k * 0.1, pal.accent)
  for (let i = 0; i < 9; i++)
    branch(s, x + Math.cos(i * 0.7) * k * 0.5, b - k * 3.1 + Math.sin(i * 0.7) * k * 0.5, i * 0.7 + 1.3, k * 0.7, {
      tone: i % 3,
      leafLen: 30,
      gap: 12,
      wide: 0.45,
      veined: false,
    })
  for (let i = 0; i < 5; i++)
    bloom(s, 'ranunculus', x + Math.cos(i * 1.26) * k * 0.55, b - k * 3.1 + Math.sin(i * 1.26) * k * 0.55, k * 0.2, family(s, i))
}

/** Roof, posts, rail and steps. */
function paintPorch(s: Sheet, { cx, W, top, floor, door }: House & { door: number }): void {
  const { h, pal, rng, u } = s
  const wood = pal.light
  const shade = mix(pal.light, pal.deep, 0.2)
  s.cut(mix(pal.bloom[0], pal.deep, 0.12), [
    [cx - W * 1.08, top + h * 0.1],
    [cx - W * 0.92, top + h * 0.005],
    [cx + W * 0.92, top + h * 0.005],
    [cx + W * 1.08, top + h * 0.1],
  ])
  s.rect(cx - W * 1.02, top + h * 0.1, W * 2.04, h * 0.022, wood)
  const n = 22
  for (let i = 0; i < n; i++)
    s.fill(blob(rng, cx - W * 1.02 + (W * 2.04 * (i + 0.5)) / n, top + h * 0.122, (W * 0.94) / n, 0.02, 10, 0.8), wood)
  s.rect(cx - W * 1.04, floor, W * 2.08, h * 0.025, wood)
  s.rect(cx - W * 1.02, floor + h * 0.025, W * 2.04, h * 0.08, mix(pal.deep, pal.leaf[0], 0.3))
  for (let i = 0; i <= 30; i++) {
    const x = cx - W + (W * 2 * i) / 30
    if (Math.abs(x - door) > W * 0.2) s.rect(x - 3 * u, floor - h * 0.1, 6 * u, h * 0.1, wood)
  }
  for (const d of [-1, 1])
    s.rect(d < 0 ? cx - W : door + W * 0.2, floor - h * 0.105, d < 0 ? door - W * 0.2 - cx + W : cx + W - door - W * 0.2, h * 0.014, wood)
  for (const x of [cx - W * 0.98, door - W * 0.22, door + W * 0.22, cx + W * 0.98]) {
    s.rect(x - W * 0.022, top + h * 0.1, W * 0.044, floor - top - h * 0.1, wood)
    s.rect(x + W * 0.006, top + h * 0.12, W * 0.016, floor - top - h * 0.12, shade, 0.7)
  }
  for (let i = 0; i < 4; i++)
    s.rect(door - W * (0.2 + i * 0.02), floor + i * h * 0.026, W * (0.4 + i * 0.04), h * 0.026, i % 2 ? shade : wood)
  for (const x of rng.shuffle([-0.7, -0.45, 0.45, 0.7]).slice(0, 2)) {
    s.rect(cx + x * W - 1.5 * u, top + h * 0.12, 3 * u, h * 0.04, pal.deep)
    for (let i = 0; i < 7; i++) fern(s, cx + x * W, top + h * 0.17, i * 0.52, W * 0.13, { tone: i % 2 })
  }
}

function paintBeds(s: Sheet, door: number, W: number): void {
  const { w, h, pal, rng, short } = s
  for (let i = 0; i < 34; i++) {
    const x = w * rng.next()
    if (Math.abs(x - door) < W * 0.24) continue
    const y = h * rng.range(0.82, 0.87)
    if (i % 3 === 0) spire(s, x, y, UP + rng.sym(0.1), h * rng.range(0.1, 0.18), { fam: family(s, i), size: 0.55 })
    else
      bloom(s, rng.pick(['peony', 'cosmos', 'ranunculus']), x, y - h * rng.range(0.01, 0.05), short * rng.range(0.018, 0.034), family(s, i))
    branch(s, x + W * 0.04, y, UP + rng.sym(0.6), h * 0.07, { tone: rng.int(0, 2), leafLen: 44, gap: 18, wide: 0.4, veined: false, pal })
  }
}
