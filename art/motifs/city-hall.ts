import { mix } from '../color.ts'
import { lerp, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'
import { sky } from './landscape.ts'
import { tree } from './trees.ts'

/** The steps and columns of a city hall, confetti over two people on their way in. */
export function cityHall(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, pal.sky, mix(pal.ground, pal.light, 0.3))
  s.layer('paint')
  const street = h * 0.86
  paintStreet(s)
  const cx = w * 0.5
  const W = Math.min(w * 0.38, h * 0.5)
  const [base, eave] = [h * 0.66, h * 0.32]
  const stone = rng.pick([pal.light, pal.bloom2[1], pal.bloom2[2]])
  paintFront(s, { cx, W, base, eave, stone })
  if (rng.chance(0.6)) paintDome(s, cx, W, eave, stone)
  else paintFlag(s, cx, W, eave)
  paintSteps(s, { cx, W, base, street, stone })
  for (const d of [-1, 1])
    tree(s, cx + d * W * 1.42, street, h * rng.range(0.4, 0.52), pal.leaf[0], pal.leaf[1], mix(pal.skin, pal.deep, 0.4))
  for (const d of [-1, 1]) paintUrn(s, cx + d * W * 0.92, street - h * 0.02, short * 0.07)
  pairFromBehind(s, cx + W * rng.sym(0.2), h * rng.range(0.79, 0.86), short * 0.25)
  for (let i = 0; i < 60; i++) {
    s.stroke(
      cx + rng.sym(W * 0.8),
      h * rng.range(0.4, 0.9),
      rng.next() * 6.3,
      short * rng.range(0.008, 0.018),
      short * 0.007,
      rng.pick([pal.bloom[1], pal.accent, pal.bloom[2], pal.leaf[1], pal.bloom2[1]]),
      { taper: 'none' },
    )
  }
  frame(s, [rng.chance(0.5) ? 'bl' : 'br'], 0.7)
}

/** Houses behind, and the pavement. */
function paintStreet(s: Sheet): void {
  const { w, h, pal, rng, u } = s
  for (const [low, shade] of [
    [0.3, 0.15],
    [0.42, 0.3],
  ] as const) {
    for (let x = -40; x < w + 40; x += w * 0.11) {
      const top = h * (low + rng.range(-0.08, 0.1))
      const color = mix(pal.ground, pal.ground2, shade + 0.5 + rng.sym(0.1))
      s.rect(x, top, w * 0.105, h, color)
      for (let i = 0; i < 8; i++)
        if (rng.chance(0.6))
          s.rect(
            x + w * (0.02 + (i % 2) * 0.045),
            top + h * (0.03 + (i >> 1) * 0.06),
            w * 0.022,
            h * 0.03,
            rng.chance(0.3) ? mix(pal.accent, pal.light, 0.4) : mix(color, pal.deep, 0.18),
          )
    }
  }
  s.layer('wash')
  s.rect(-40, h * 0.85, w + 80, h, mix(pal.ground2, pal.light, 0.35))
  s.layer('paint')
  for (let i = 0; i < 9; i++)
    s.stroke(w * (i / 8), h * 0.86, Math.PI / 2 + (i - 4) * -0.1, h * 0.2, 4 * u, mix(pal.ground2, pal.deep, 0.2), {
      taper: 'none',
      o: 0.6,
    })
}

interface Front {
  cx: number
  W: number
  base: number
  eave: number
  stone: string
}

/** Wall, door, windows, columns and gable. */
function paintFront(s: Sheet, { cx, W, base, eave, stone }: Front): void {
  const { h, pal, rng } = s
  const shade = mix(stone, pal.deep, 0.18)
  s.rect(cx - W * 1.3, eave + h * 0.06, W * 2.6, base - eave - h * 0.06, shade)
  s.rect(cx - W * 1.34, eave + h * 0.04, W * 2.68, h * 0.03, stone)
  for (const x of [-1.13, 1.13])
    for (const y of [0.14, 0.24]) s.rect(cx + x * W - W * 0.07, eave + h * y - h * 0.03, W * 0.14, h * 0.065, mix(pal.sky, pal.deep, 0.3))
  s.rect(cx - W * 0.94, eave, W * 1.88, base - eave, mix(stone, pal.deep, 0.3))
  s.rect(cx - W * 0.16, base - h * 0.2, W * 0.32, h * 0.2, rng.pick([pal.bloom[0], pal.leaf[0]]))
  s.rect(cx - W * 0.006, base - h * 0.2, W * 0.012, h * 0.2, mix(pal.deep, stone, 0.3))
  for (const d of [-1, 1]) s.rect(cx + d * W * 0.5 - W * 0.1, base - h * 0.2, W * 0.2, h * 0.13, mix(pal.accent, pal.light, 0.4))
  const n = rng.pick([4, 6])
  for (let i = 0; i < n; i++) {
    const x = cx + lerp(-W * 0.86, W * 0.86, i / (n - 1))
    const k = W * (n === 4 ? 0.085 : 0.065)
    s.cut(stone, [
      [x - k, base],
      [x - k * 0.82, eave],
      [x + k * 0.82, eave],
      [x + k, base],
    ])
    s.cut(shade, [
      [x + k * 0.3, base],
      [x + k * 0.25, eave],
      [x + k * 0.82, eave],
      [x + k, base],
    ])
    s.rect(x - k * 1.3, eave, k * 2.6, h * 0.02, stone)
    s.rect(x - k * 1.3, base - h * 0.018, k * 2.6, h * 0.018, stone)
  }
  s.rect(cx - W * 1.02, eave - h * 0.04, W * 2.04, h * 0.045, stone)
  s.rect(cx - W * 1.02, eave, W * 2.04, h * 0.008, shade)
  s.cut(stone, [
    [cx - W * 1.06, eave - h * 0.04],
    [cx, eave - h * 0.16],
    [cx + W * 1.06, eave - h * 0.04],
  ])
  s.cut(shade, [
    [cx - W * 0.8, eave - h * 0.052],
    [cx, eave - h * 0.14],
    [cx + W * 0.8, eave - h * 0.052],
  ])
  s.fill(blob(rng, cx, eave - h * 0.085, h * 0.026, 0.02, 12), pal.light)
  s.stroke(cx, eave - h * 0.085, UP, h * 0.02, h * 0.005, pal.deep, { taper: 'none' })
  s.stroke(cx, eave - h * 0.085, 0.4, h * 0.014, h * 0.005, pal.deep, { taper: 'none' })
}

function paintDome(s: Sheet, cx: number, W: number, eave: number, stone: string): void {
  const { h, pal, rng } = s
  const b = eave - h * 0.1
  const copper = rng.pick([pal.leaf[1], pal.accent, pal.bloom[1]])
  s.layer('paint')
  s.rect(cx - W * 0.3, b - h * 0.09, W * 0.6, h * 0.06, stone)
  for (let i = 0; i < 6; i++) s.rect(cx - W * 0.26 + i * W * 0.1, b - h * 0.08, W * 0.035, h * 0.045, mix(stone, pal.deep, 0.25))
  const half = Array.from({ length: 13 }, (_, i): [number, number] => [
    cx - Math.cos((i / 12) * Math.PI) * W * 0.27,
    b - h * 0.09 - Math.sin((i / 12) * Math.PI) * h * 0.085,
  ])
  s.fill(half, copper, { hard: true })
  s.stroke(cx - W * 0.12, b - h * 0.1, UP + 0.2, h * 0.06, W * 0.035, mix(copper, pal.light, 0.5), { mark: true })
  s.rect(cx - W * 0.025, b - h * 0.205, W * 0.05, h * 0.04, stone)
}

function paintFlag(s: Sheet, cx: number, W: number, eave: number): void {
  const { h, pal } = s
  s.stroke(cx, eave - h * 0.14, UP, h * 0.13, h * 0.008, pal.deep, { taper: 'none' })
  s.round(pal.bloom[1], [
    [cx, eave - h * 0.265],
    [cx + W * 0.14, eave - h * 0.275],
    [cx + W * 0.3, eave - h * 0.255],
    [cx + W * 0.29, eave - h * 0.205],
    [cx + W * 0.14, eave - h * 0.22],
    [cx, eave - h * 0.205],
  ])
}

function paintSteps(s: Sheet, { cx, W, base, street, stone }: Omit<Front, 'eave'> & { street: number }): void {
  const n = 7
  for (let i = 0; i < n; i++) {
    const y = lerp(base, street, i / n)
    const half = W * lerp(1, 1.16, i / n)
    s.rect(cx - half, y, half * 2, (street - base) / n + 1, i % 2 ? mix(stone, s.pal.deep, 0.14) : stone)
    s.rect(cx - half, y + ((street - base) / n) * 0.75, half * 2, ((street - base) / n) * 0.25, mix(stone, s.pal.deep, 0.28))
  }
}

function paintUrn(s: Sheet, x: number, b: number, k: number): void {
  const { pal, rng } = s
  s.cut(mix(pal.ground2, pal.deep, 0.2), [
    [x - k * 0.4, b],
    [x - k * 0.2, b - k * 0.3],
    [x - k * 0.6, b - k * 1.1],
    [x + k * 0.6, b - k * 1.1],
    [x + k * 0.2, b - k * 0.3],
    [x + k * 0.4, b],
  ])
  for (let i = 0; i < 8; i++)
    branch(s, x, b - k, UP + rng.sym(1.3), k * rng.range(0.8, 1.4), { tone: i % 3, leafLen: 46, gap: 18, wide: 0.4, veined: false })
  for (let i = 0; i < 5; i++)
    bloom(s, rng.pick(['peony', 'ranunculus']), x + rng.sym(k * 0.6), b - k * rng.range(1.1, 1.7), k * 0.24, family(s, i))
}
