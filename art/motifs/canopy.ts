import { mix } from '../color.ts'
import { lerp, type Point, quad, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'
import { hedge, ridge, sky, sun } from './landscape.ts'
import { cypress, tree } from './trees.ts'

/** A cloth on four poles with flowers at the corners, somebody under it. */
export function canopy(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, mix(pal.ground, pal.sky, 0.4), mix(pal.ground, pal.light, 0.45))
  s.layer('paint')
  sun(s, w * rng.range(0.14, 0.3), h * 0.2, short * 0.07, pal.light, pal.light)
  ridge(s, h * 0.52, h * 0.05, mix(pal.leaf[2], pal.ground, 0.45))
  const tall = rng.chance(0.5)
  for (const x of [0.06, 0.2, 0.82, 0.95]) {
    if (tall) cypress(s, w * x, h * 0.7, h * rng.range(0.34, 0.55), pal.leaf[0], pal.leaf[1])
    else tree(s, w * x, h * 0.7, h * rng.range(0.35, 0.52), pal.leaf[1], pal.leaf[2], mix(pal.skin, pal.deep, 0.4))
  }
  hedge(s, h * 0.6, h * 0.12, pal.leaf[0], pal.leaf[1])
  s.layer('wash')
  s.rect(-40, h * 0.69, w + 80, h, mix(pal.leaf[2], pal.leaf[1], 0.3))
  s.layer('paint')
  const cx = w * rng.range(0.46, 0.54)
  const W = Math.min(w * 0.27, h * 0.34)
  paintCarpet(s, cx, W)
  const [far, near] = [
    { y: h * 0.72, k: 0.72, top: h * 0.3 },
    { y: h * 0.84, k: 1, top: h * 0.24 },
  ]
  const cloth = rng.pick([pal.light, pal.bloom2[1], pal.bloom[1], pal.accent])
  for (const d of [-1, 1]) pole(s, cx + d * W * far.k, far.y, far.top, 13)
  paintUnder(s, cx, W, cloth)
  pairFromBehind(s, cx, h * 0.82, short * 0.33)
  for (const d of [-1, 1]) pole(s, cx + d * W, near.y, near.top, 18)
  paintCloth(s, cx, W, cloth)
  for (const d of [-1, 1]) paintCorner(s, cx + d * W, near.top, W, d)
  frame(s, rng.pick([['bl'], ['br'], ['bl', 'br']]), 0.75)
}

function pole(s: Sheet, x: number, y: number, top: number, width: number): void {
  const { pal, u } = s
  const wood = mix(pal.skin, pal.light, 0.25)
  s.rect(x - (width * u) / 2, top, width * u, y - top, wood)
  s.rect(x + width * u * 0.15, top, width * u * 0.35, y - top, mix(wood, pal.deep, 0.35))
}

/** The shaded inside of the cloth. */
function paintUnder(s: Sheet, cx: number, W: number, cloth: string): void {
  const { h, pal } = s
  s.cut(mix(cloth, pal.deep, 0.25), [
    [cx - W, h * 0.25],
    [cx - W * 0.72, h * 0.31],
    [cx, h * 0.36],
    [cx + W * 0.72, h * 0.31],
    [cx + W, h * 0.25],
  ])
}

/** It sags in the middle and hangs over in front, with tassels or scallops. */
function paintCloth(s: Sheet, cx: number, W: number, cloth: string): void {
  const { h, pal, rng, u } = s
  const [left, right]: [Point, Point] = [
    [cx - W * 1.06, h * 0.24],
    [cx + W * 1.06, h * 0.24],
  ]
  const n = 12
  const upper = Array.from(
    { length: n + 1 },
    (_, i): Point => [lerp(left[0], right[0], i / n), h * (0.235 - 0.045 * Math.sin((i / n) * Math.PI))],
  )
  const sag = rng.range(0.03, 0.06)
  const low = (t: number) => quad([left[0], h * 0.29], [cx, h * (0.29 + sag * 2)], [right[0], h * 0.29], t)
  s.fill([...upper, ...Array.from({ length: n + 1 }, (_, i): Point => [low(1 - i / n).x, low(1 - i / n).y])], cloth, { hard: true })
  for (let i = 0; i < 11; i++)
    s.stroke(
      lerp(left[0], right[0], (i + 0.5) / 11),
      h * 0.22,
      Math.PI / 2,
      h * rng.range(0.06, 0.1),
      6 * u,
      mix(cloth, pal.ground2, 0.5),
      { mark: true, o: 0.7 },
    )
  const trim = rng.pick([pal.bloom[0], pal.leaf[0], pal.accent])
  const scallops = rng.chance(0.5)
  for (let i = 0; i <= 22; i++) {
    const q = low(i / 22)
    if (scallops) s.fill(blob(rng, q.x, q.y, W * 0.055, 0.02, 10), cloth)
    else s.stroke(q.x, q.y - 4 * u, Math.PI / 2, h * 0.03, 9 * u, trim, { taper: 'start' })
    s.dot(q.x, q.y - h * 0.016, 5 * u, trim)
  }
}

function paintCorner(s: Sheet, x: number, y: number, W: number, d: number): void {
  const { h, pal, rng } = s
  for (let i = 0; i < 11; i++) {
    branch(
      s,
      x,
      y + rng.range(0, h * 0.07),
      rng.pick([Math.PI / 2, UP - d * 0.4, d > 0 ? 0.3 : Math.PI - 0.3, Math.PI / 2 + d * 0.5]) + rng.sym(0.5),
      W * rng.range(0.24, 0.46),
      { tone: i % 3, leafLen: 52, gap: 20, wide: 0.4, veined: false },
    )
  }
  for (let i = 0; i < 9; i++)
    bloom(
      s,
      rng.pick(['peony', 'ranunculus', 'cosmos']),
      x + rng.sym(W * 0.16),
      y + h * rng.range(-0.03, 0.12),
      W * rng.range(0.06, 0.13),
      i % 3 === 0 ? pal.bloom2 : pal.bloom,
    )
}

/** The carpet and the flowers along it. */
function paintCarpet(s: Sheet, cx: number, W: number): void {
  const { h, pal, rng, short } = s
  const color = mix(pal.bloom[0], pal.ground, 0.2)
  s.cut(color, [
    [cx - W * 0.42, h * 0.72],
    [cx + W * 0.42, h * 0.72],
    [cx + W * 1.05, h + 40],
    [cx - W * 1.05, h + 40],
  ])
  for (let i = 0; i < 4; i++)
    s.rect(cx - W * (0.44 + i * 0.13), h * (0.74 + i * 0.075), W * (0.88 + i * 0.26), h * 0.008, mix(color, pal.accent, 0.7))
  for (let i = 0; i < 16; i++) {
    const t = i / 16
    for (const d of [-1, 1])
      bloom(
        s,
        rng.pick(['ranunculus', 'cosmos', 'peony']),
        cx + d * W * lerp(0.5, 1.15, t),
        h * lerp(0.725, 1, t),
        short * lerp(0.014, 0.045, t),
        family(s, i),
      )
  }
}
