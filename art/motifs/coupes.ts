import { mix } from '../color.ts'
import { type Point, TAU, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch, leaf } from './foliage.ts'
import { ground } from './ground.ts'

/** Glasses with a slice of lemon. */
export function coupes(s: Sheet): void {
  const { w, h, rng, pal, short } = s
  ground(s, 'disc')
  s.layer('wash')
  s.cut(pal.bloom[1], [
    [-30, h * 0.78],
    [w + 30, h * 0.77],
    [w + 30, h + 30],
    [-30, h + 30],
  ])
  s.layer('paint')
  const n = w > h ? 4 : 3
  for (let i = 0; i < 9; i++) {
    branch(s, w * rng.range(0, 1), h * 0.8, UP + rng.sym(0.6), short * rng.range(0.3, 0.52), {
      tone: i % 3,
      leafLen: 110,
      gap: 42,
      wide: 0.4,
      bend: rng.sym(0.14),
    })
  }
  for (let i = 0; i < n; i++) {
    const x = (w * (i + 0.62)) / (n + 0.25)
    const b = h * (i % 2 ? 0.86 : 0.82)
    paintGlass(s, i, x, b)
  }
  for (const [x, k, f] of [
    [0.1, 0.12, 0],
    [0.24, 0.075, 1],
    [0.93, 0.11, 1],
    [0.8, 0.065, 0],
    [0.5, 0.06, 1],
  ] as const) {
    bloom(s, cycle(['peony', 'ranunculus', 'anemone'], rng.int(0, 2)), w * x, h * 0.93, short * k, f ? pal.bloom2 : pal.bloom)
  }
}

/** Every other glass holds another drink; the rest have leaves. */
function paintGlass(s: Sheet, i: number, x: number, b: number): void {
  const { u, rng, pal } = s
  const k = s.short * 0.15
  const glass = mix(pal.light, pal.sky, 0.45)
  s.fill(blob(rng, x, b, k * 0.62, 0.01, 12, 0.16), glass)
  s.stroke(x, b, UP, k * 1.75, 12 * u, glass, { taper: 'none' })
  const y = b - k * 1.7
  const bowl: Point[] = [
    [x - k, y - k * 0.72],
    [x - k * 0.86, y - k * 0.3],
    [x - k * 0.35, y],
    [x, y + k * 0.05],
    [x + k * 0.35, y],
    [x + k * 0.86, y - k * 0.3],
    [x + k, y - k * 0.72],
    [x, y - k * 0.7],
  ]
  s.round(glass, bowl, 0.92)
  s.round(i % 2 ? mix(pal.accent, pal.light, 0.25) : mix(pal.bloom[2], pal.accent, 0.25), [
    [x - k * 0.92, y - k * 0.52],
    [x - k * 0.78, y - k * 0.27],
    [x - k * 0.3, y - k * 0.03],
    [x + k * 0.3, y - k * 0.03],
    [x + k * 0.78, y - k * 0.27],
    [x + k * 0.92, y - k * 0.52],
    [x, y - k * 0.5],
  ])
  for (let j = 0; j < 8; j++) {
    s.dot(x + rng.sym(k * 0.55), y - k * rng.range(0.12, 0.42), rng.range(3, 6) * u, pal.light, 0.9)
  }
  s.fill(blob(rng, x + k * 0.75, y - k * 0.82, k * 0.33, 0.02, 12), pal.accent)
  s.mark(blob(rng, x + k * 0.75, y - k * 0.82, k * 0.26, 0.02, 12), mix(pal.accent, pal.light, 0.5))
  for (let j = 0; j < 7; j++) s.stroke(x + k * 0.75, y - k * 0.82, (j / 7) * TAU, k * 0.24, 4 * u, pal.accent)
  if (i % 2 === 1) return
  leaf(s, x - k * 0.5, y - k * 0.6, UP - 0.5, k * 0.5, k * 0.2, pal.leaf[1], { vein: pal.leaf[2] })
  leaf(s, x - k * 0.5, y - k * 0.6, UP + 0.2, k * 0.45, k * 0.18, pal.leaf[0], { vein: pal.leaf[2] })
}
