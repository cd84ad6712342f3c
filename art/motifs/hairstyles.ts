import { mix } from '../color.ts'
import { polar, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'

/** A head from behind: its middle, half its width, the colour of its hair. */
export interface Head {
  x: number
  y: number
  R: number
  hair: string
}

/** In the order in which a portrait chooses among them. */
export const hairstyles = [bun, bob, long, curls, braid, hat, scarf]

function bun(s: Sheet, head: Head): void {
  const { x, y, R, hair } = head
  cap(s, head)
  s.fill(blob(s.rng, x, y - R * 1.42, R * 0.55, 0.05, 10), hair)
  for (let i = 0; i < 7; i++) strand(s, head, UP + (i - 3) * 0.22, R * 0.9, (i - 3) * R * 0.16, R * 0.6)
  bloom(s, 'ranunculus', x + R * 0.62, y - R * 1.02, R * 0.34, s.pal.bloom)
  bloom(s, 'cosmos', x + R * 0.2, y - R * 1.16, R * 0.24, s.pal.bloom2)
}

function bob(s: Sheet, head: Head): void {
  const { x, y, R, hair } = head
  s.round(hair, [
    [x - R * 1.05, y - R * 0.3],
    [x - R * 0.8, y - R * 1.1],
    [x, y - R * 1.36],
    [x + R * 0.8, y - R * 1.1],
    [x + R * 1.05, y - R * 0.3],
    [x + R * 0.86, y + R * 0.5],
    [x + R * 0.4, y + R * 0.86],
    [x - R * 0.4, y + R * 0.86],
    [x - R * 0.86, y + R * 0.5],
  ])
  for (let i = 0; i < 7; i++) strand(s, head, Math.PI / 2 + (i - 3) * 0.1, R * 0.8, (i - 3) * R * 0.22, -R * 0.5)
}

function long(s: Sheet, head: Head): void {
  const { x, y, R, hair } = head
  s.round(hair, [
    [x - R * 1.1, y - R * 0.4],
    [x - R * 0.7, y - R * 1.22],
    [x, y - R * 1.4],
    [x + R * 0.7, y - R * 1.22],
    [x + R * 1.1, y - R * 0.4],
    [x + R * 1.3, y + R * 1.2],
    [x + R * 1.0, y + R * 2.5],
    [x, y + R * 2.8],
    [x - R * 1.0, y + R * 2.5],
    [x - R * 1.3, y + R * 1.2],
  ])
  for (let i = 0; i < 11; i++) {
    strand(s, head, Math.PI / 2 + (i - 5) * 0.035, R * s.rng.range(1.6, 2.6), (i - 5) * R * 0.2, -R * 0.6)
  }
}

function curls(s: Sheet, { x, y, R, hair }: Head): void {
  const { rng, pal } = s
  s.fill(blob(rng, x, y - R * 0.3, R * 1.22, 0.04, 14), hair)
  const shade = () => {
    if (rng.chance(0.3)) return mix(hair, pal.accent, 0.2)
    return rng.chance(0.3) ? mix(hair, pal.deep, 0.3) : hair
  }
  for (let i = 0; i < 64; i++) {
    const [cx, cy] = polar(x, y - R * 0.34, i * 2.39996 + rng.sym(0.2), R * 1.32 * Math.sqrt((i + 0.5) / 64))
    s.fill(blob(rng, cx, cy, R * 0.24, 0.12, 7), shade())
  }
}

function braid(s: Sheet, head: Head): void {
  const { x, y, R, hair } = head
  const { rng, pal } = s
  cap(s, head)
  for (let i = 0; i < 7; i++) {
    const t = i / 7
    const [bx, by] = [x + Math.sin(t * 5) * R * 0.05, y + R * (0.6 + t * 1.8)]
    for (const side of [-1, 1]) {
      const isDark = (i + (side > 0 ? 1 : 0)) % 2 === 1
      const lock = leafShape(bx - side * R * 0.08, by, Math.PI / 2 + side * 0.7, R * 0.5, R * 0.32)
      s.fill(lock.outline, isDark ? hair : mix(hair, pal.accent, 0.2))
    }
  }
  for (let i = 0; i < 5; i++) {
    bloom(s, 'cosmos', x + rng.sym(R * 0.3), y + R * (0.3 + i * 0.36), R * 0.15, i % 2 ? pal.bloom : pal.bloom2)
  }
}

function hat(s: Sheet, head: Head): void {
  const { x, y, R, hair } = head
  const { rng, pal } = s
  const color = rng.pick([pal.bloom2[1], pal.accent, pal.bloom[0]])
  cap(s, head)
  s.round(hair, [
    [x - R * 0.9, y],
    [x + R * 0.9, y],
    [x + R * 0.8, y + R * 1.1],
    [x - R * 0.8, y + R * 1.1],
  ])
  s.fill(blob(rng, x, y - R * 0.42, R * 1.85, 0.02, 14, 0.34), color)
  s.round(color, [
    [x - R * 1.02, y - R * 0.5],
    [x - R * 0.86, y - R * 1.35],
    [x, y - R * 1.55],
    [x + R * 0.86, y - R * 1.35],
    [x + R * 1.02, y - R * 0.5],
  ])
  s.round(pal.deep, [
    [x - R * 1.02, y - R * 0.52],
    [x - R * 0.97, y - R * 0.85],
    [x + R * 0.97, y - R * 0.85],
    [x + R * 1.02, y - R * 0.52],
    [x, y - R * 0.42],
  ])
}

function scarf(s: Sheet, { x, y, R }: Head): void {
  const { rng, pal } = s
  const color = rng.pick([pal.bloom[1], pal.leaf[0], pal.bloom2[1], pal.ground2])
  s.round(color, [
    [x - R * 1.12, y - R * 0.3],
    [x - R * 0.75, y - R * 1.25],
    [x, y - R * 1.45],
    [x + R * 0.75, y - R * 1.25],
    [x + R * 1.12, y - R * 0.3],
    [x + R * 1.0, y + R * 0.9],
    [x + R * 1.5, y + R * 2],
    [x, y + R * 2.6],
    [x - R * 1.5, y + R * 2],
    [x - R * 1.0, y + R * 0.9],
  ])
  const fold = mix(color, pal.deep, 0.3)
  for (let i = 0; i < 6; i++) {
    const a = Math.PI / 2 + (i - 2.5) * 0.13
    s.stroke(x + (i - 3) * R * 0.2, y - R * 0.9, a, R * rng.range(1.5, 2.6), R * 0.06, fold, { o: 0.6, mark: true, bend: 0.08 })
  }
}

function cap(s: Sheet, { x, y, R, hair }: Head): void {
  s.fill(blob(s.rng, x, y - R * 0.16, R * 1.06, 0.02, 12, 1.12), hair)
}

function strand(s: Sheet, { x, y, R, hair }: Head, a: number, len: number, right: number, down: number): void {
  const color = mix(hair, s.pal.accent, 0.28)
  s.stroke(x + right, y + down, a, len, R * 0.05, color, { o: 0.7, bend: s.rng.sym(0.12), mark: true })
}
