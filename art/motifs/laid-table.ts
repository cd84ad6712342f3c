import { mix } from '../color.ts'
import { lerp, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch } from './foliage.ts'

export interface Perspective {
  /** Across the table: -1 is its left edge, 1 its right, t goes from the far end to the near one. */
  X: (t: number, k: number) => number
  Y: (t: number) => number
}

export function perspective({ w, h, short }: Sheet): Perspective {
  return {
    X: (t, k) => w / 2 + k * lerp(short * 0.045, short * 0.33, t),
    Y: (t) => lerp(h * 0.545, h + 20, t),
  }
}

/** Ladder-back chairs along both sides, far to near; their seats slip under the cloth. */
export function paintChairs(s: Sheet, X: Perspective['X'], Y: Perspective['Y']): void {
  for (let i = 0; i < 7; i++) {
    for (const side of [-1, 1]) paintChair(s, X, Y, i, side)
  }
}

function paintChair(s: Sheet, X: Perspective['X'], Y: Perspective['Y'], i: number, side: number): void {
  const { pal, short, u } = s
  const wood = mix(pal.skin, pal.deep, 0.28)
  const shade = mix(wood, pal.deep, 0.35)
  const depth = (step: number) => Math.pow((i + step) / 7, 1.75)
  const post = (t: number) => {
    const k = lerp(0.14, 1, t)
    return { x: X(t, side * 1.5), y: Y(t), k, top: Y(t) - short * 0.2 * k, foot: Y(t) + short * 0.15 * k, width: 17 * u * k }
  }
  const [far, near] = [post(depth(0.22)), post(depth(0.8))]
  for (const { x, y, foot, width } of [far, near]) s.stroke(x, y, Math.PI / 2, foot - y, width, shade, { taper: 'none' })
  s.cut(mix(wood, pal.accent, 0.35), [
    [far.x, far.y],
    [X(depth(0.22), side * 0.9), far.y],
    [X(depth(0.8), side * 0.9), near.y],
    [near.x, near.y],
  ])
  const rail = (from: number, to: number, color: string) =>
    s.cut(color, [
      [far.x, lerp(far.y, far.top, from)],
      [near.x, lerp(near.y, near.top, from)],
      [near.x, lerp(near.y, near.top, to)],
      [far.x, lerp(far.y, far.top, to)],
    ])
  for (const [from, to] of [
    [0.18, 0.3],
    [0.48, 0.6],
    [0.8, 1],
  ] as const)
    rail(from, to, side < 0 ? wood : shade)
  for (const { x, y, top, width } of [far, near]) {
    s.stroke(x, y + width, UP, y - top + width * 1.8, width, wood, { taper: 'none' })
    s.dot(x, top - width, width * 0.62, wood)
  }
  s.stroke(near.x - near.width * 0.2, near.y, UP, near.y - near.top, near.width * 0.3, mix(wood, pal.light, 0.35), { mark: true })
}

/** The cloth and its runner. */
export function paintCloth(s: Sheet, X: Perspective['X'], Y: Perspective['Y']): void {
  const { pal } = s
  s.cut(pal.light, [
    [X(0, -1), Y(0)],
    [X(0, 1), Y(0)],
    [X(1, 1), Y(1)],
    [X(1, -1), Y(1)],
  ])
  s.mark(
    [
      [X(0, 0.55), Y(0)],
      [X(0, 1), Y(0)],
      [X(1, 1), Y(1)],
      [X(1, 0.55), Y(1)],
    ],
    mix(pal.light, pal.bloom2[0], 0.6),
    0.6,
    true,
  )
  s.cut(mix(pal.bloom[2], pal.light, 0.25), [
    [X(0, -0.24), Y(0)],
    [X(0, 0.24), Y(0)],
    [X(1, 0.24), Y(1)],
    [X(1, -0.24), Y(1)],
  ])
}

export function paintPlates(s: Sheet, X: Perspective['X'], Y: Perspective['Y']): void {
  const { short, rng, pal, u } = s
  for (let i = 0; i < 9; i++) {
    const t = Math.pow((i + 0.5) / 9, 1.75)
    const k = lerp(0.14, 1, t)
    for (const sd of [-1, 1]) {
      const x = X(t, sd * 0.68)
      const y = Y(t)
      const R = short * 0.062 * k
      s.fill(blob(rng, x, y, R, 0.02, 12, 0.5), mix(pal.ground, pal.light, 0.2))
      s.fill(blob(rng, x, y, R * 0.68, 0.02, 12, 0.5), pal.light)
      s.fill(leafShape(x - R * 0.5, y, 0.1, R, R * 0.3).outline, pal.leaf[1])
      s.stroke(X(t, sd * 0.4), y, UP, short * 0.075 * k, 4 * u * k + 0.8, mix(pal.light, pal.sky, 0.3))
      s.fill(blob(rng, X(t, sd * 0.4), y - short * 0.085 * k, short * 0.018 * k, 0.03, 8, 1.3), mix(pal.accent, pal.light, 0.35), {
        o: 0.9,
      })
    }
  }
}

/** Leaves, flowers and tapers along the middle. */
export function paintFlowers(s: Sheet, Y: Perspective['Y'], cx: number): void {
  const { rng, short, pal, u } = s
  for (let i = 0; i < 15; i++) {
    const t = Math.pow((i + 0.3) / 15, 1.75)
    const k = lerp(0.14, 1, t)
    const y = Y(t)
    for (let j = 0; j < 3; j++) {
      branch(s, cx + rng.sym(short * 0.04 * k), y, rng.pick([-0.5, -2.6, -1.2, -1.9]) + rng.sym(0.3), short * 0.12 * k, {
        tone: j % 2,
        leafLen: 62 * k,
        gap: 26 * k,
        wide: 0.42,
        veined: false,
      })
    }
    for (let j = 0; j < 3; j++) {
      bloom(
        s,
        rng.pick(['ranunculus', 'peony', 'cosmos']),
        cx + rng.sym(short * 0.055 * k),
        y - rng.range(0.01, 0.06) * short * k,
        short * rng.range(0.026, 0.05) * k,
        (i + j) % 2 ? pal.bloom2 : pal.bloom,
      )
    }
    if (i % 2) {
      for (const sd of [-1, 1]) {
        const x = cx + sd * short * 0.075 * k
        const hh = short * rng.range(0.14, 0.2) * k
        s.rect(x - 4.5 * u * k, y - hh, 9 * u * k, hh, mix(pal.light, pal.accent, 0.12))
        s.dot(x, y - hh - 15 * u * k, 44 * u * k, pal.accent, 0.16)
        s.fill(leafShape(x, y - hh, UP, 30 * u * k, 12 * u * k, { belly: 0.35 }).outline, mix(pal.accent, pal.light, 0.35))
      }
    }
  }
}
