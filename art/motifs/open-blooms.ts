import { mix } from '../color.ts'
import { polar, TAU } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { ringPetal } from './ring-petal.ts'

interface AnemoneLook {
  rot?: number
  eye?: string
  petals?: number
  squash?: number
}

/** Anemone: chalk petals and a black eye; the most graphic flower in the set. */
export function anemone(s: Sheet, x: number, y: number, R: number, fam: Family, look: AnemoneLook): void {
  const { rot = 0, eye = s.pal.deep, petals = 8, squash = 1 } = look
  const rng = s.rng
  const [dk, md, lt] = fam
  for (const ring of [0, 1]) {
    for (let i = 0; i < petals; i += 1) {
      if (ring && i % 2) continue
      const a = rot + ((i + ring * 0.5) / petals) * TAU + rng.sym(0.07)
      const len = R * (ring ? 0.86 : 1) * rng.range(0.94, 1.05)
      const col = ring ? lt : i % 2 ? md : mix(dk, md, 0.45)
      ringPetal(s, x, y, a, len, 0.66, col, { scallop: 1, depth: 0.02, squash })
      for (let j = 0; j < 4; j++) {
        s.stroke(
          ...polar(x, y, a + (j - 1.5) * 0.13, len * 0.25),
          a + (j - 1.5) * 0.15,
          len * rng.range(0.3, 0.5),
          R * 0.017,
          mix(col, dk, 0.8),
          { taper: 'end', o: 0.5, mark: true },
        )
      }
    }
  }
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU + rng.sym(0.05)
    const d = R * rng.range(0.27, 0.36)
    const p = polar(x, y, a, d)
    s.stroke(x, y, a, d, R * 0.008, eye, { o: 0.7 })
    s.dot(p[0], p[1], R * rng.range(0.015, 0.026), eye)
  }
  s.fill(blob(rng, x, y, R * 0.17, 0.05, 10), eye)
  s.mark(blob(rng, x - R * 0.04, y - R * 0.05, R * 0.05, 0.1, 7), mix(eye, s.pal.light, 0.45), 0.8)
}

/** Poppy: four crumpled sheets of colour. */
export function poppy(s: Sheet, x: number, y: number, R: number, fam: Family, { rot }: { rot: number }): void {
  const rng = s.rng
  const [dk, md, lt] = fam
  ;[0, 2, 1, 3].forEach((i, k) => {
    const a = rot + (i / 4) * TAU + rng.sym(0.12)
    const len = R * rng.range(0.94, 1.06)
    const col = cycle([mix(dk, md, 0.5), md, md, lt], k)
    ringPetal(s, x, y, a, len, 1.32, col, { scallop: 4, depth: 0.035, jitter: 0.03 })
    for (let j = 0; j < 9; j++) {
      const aa = a + (j - 4) * 0.145
      s.stroke(
        ...polar(x, y, aa, len * 0.28),
        aa,
        len * rng.range(0.28, 0.6),
        R * 0.016,
        j % 2 ? mix(col, dk, 0.6) : mix(col, s.pal.light, 0.4),
        { taper: 'end', o: 0.55, bend: rng.sym(0.05), mark: true },
      )
    }
    s.stroke(...polar(x, y, a, R * 0.1), a, R * 0.3, R * 0.22, s.pal.deep, { o: 0.85 })
  })
  s.fill(blob(rng, x, y, R * 0.15, 0.05, 9), s.pal.leaf[2])
  for (let i = 0; i < 8; i++) s.stroke(x, y, (i / 8) * TAU, R * 0.13, R * 0.016, s.pal.leaf[0])
  for (let i = 0; i < 26; i++) {
    const p = polar(x, y, rng.next() * TAU, R * rng.range(0.19, 0.3))
    s.dot(p[0], p[1], R * 0.018, rng.chance(0.5) ? s.pal.accent : s.pal.deep)
  }
}

/** Cosmos: eight notched petals; sunny and open. */
export function cosmos(
  s: Sheet,
  x: number,
  y: number,
  R: number,
  fam: Family,
  { rot = 0, squash }: { rot?: number; squash: number },
): void {
  const rng = s.rng
  const petals = 8
  const [dk, md, lt] = fam
  for (let i = 0; i < petals; i++) {
    const a = rot + (i / petals) * TAU + rng.sym(0.06)
    const col = cycle([md, lt, mix(md, lt, 0.5), mix(dk, md, 0.6)], i)
    const len = R * rng.range(0.93, 1.06)
    ringPetal(s, x, y, a, len, 0.62, col, { scallop: 3, depth: 0.035, squash })
    for (let j = -1; j <= 1; j++) {
      s.stroke(
        x + Math.cos(a) * len * 0.2,
        y + Math.sin(a) * len * 0.2 * squash,
        Math.atan2(Math.sin(a + j * 0.13) * squash, Math.cos(a + j * 0.13)),
        len * 0.55 * (Math.abs(Math.sin(a)) * (squash - 1) + 1),
        R * 0.014,
        mix(col, dk, 0.75),
        { taper: 'end', o: 0.55, mark: true },
      )
    }
  }
  const e = s.pal.accent
  s.fill(blob(rng, x, y, R * 0.19, 0.07, 10, squash), e)
  for (let i = 0; i < 16; i++) {
    const p = polar(x, y, rng.next() * TAU, R * 0.16 * Math.sqrt(rng.next()))
    s.dot(p[0], y + (p[1] - y) * squash, R * 0.02, rng.chance(0.5) ? mix(e, s.pal.deep, 0.45) : mix(e, s.pal.light, 0.4))
  }
}
