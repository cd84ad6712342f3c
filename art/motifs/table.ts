import { mix } from '../color.ts'
import { place, type Point, polar, ribbon, TAU, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { eucalyptus } from './foliage.ts'
import { line, twig } from './stationery.ts'

/** A laid place, from above. */
export function table(s: Sheet): void {
  const { w, h, short } = s
  const x = w * 0.5
  const y = h * 0.52
  const R = short * 0.33
  s.layer('wash')
  paintCloth(s)
  paintPlate(s, x, y, R)
  paintNapkin(s, x, y, R)
  paintCutlery(s, x, R, y)
  paintGlasses(s, x, R, y)
  s.layer('paint')
  paintFlowers(s)
}

function paintCloth(s: Sheet): void {
  const { w, h, pal, u } = s
  s.rect(-40, -40, w + 80, h + 80, pal.ground)
  s.layer('paint')
  for (let i = 0; i < Math.round(w / (70 * u)); i++) {
    s.stroke(i * 70 * u + 20 * u, -20, Math.PI / 2, h + 40, 22 * u, mix(pal.ground, pal.light, 0.4), { taper: 'none', o: 0.9 })
  }
}

function paintPlate(s: Sheet, x: number, y: number, R: number): void {
  const { rng, u, pal } = s
  s.fill(blob(rng, x + 12 * u, y + 16 * u, R * 1.02, 0.005, 16), mix(pal.deep, pal.ground, 0.4), { o: 0.35 })
  s.fill(blob(rng, x, y, R, 0.008, 16), pal.leaf[1])
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * TAU
    s.stroke(...polar(x, y, a, R * 0.84), a, R * 0.12, 5 * u, pal.leaf[2])
  }
  s.fill(blob(rng, x, y, R * 0.79, 0.008, 16), pal.light)
  s.mark(blob(rng, x, y, R * 0.6, 0.008, 16), mix(pal.light, pal.ground2, 0.4))
  s.fill(blob(rng, x, y, R * 0.58, 0.008, 16), pal.light)
}

const napkin: Point[] = [
  [-0.27, -0.62],
  [0.27, -0.58],
  [0.3, 0.95],
  [0.06, 1.02],
  [-0.02, 0.9],
  [-0.3, 0.98],
]
const fold: Point[] = [
  [0.02, -0.6],
  [0.27, -0.58],
  [0.3, 0.95],
  [0.06, 1.02],
]
const menu: Point[] = [
  [-0.18, -0.5],
  [0.18, -0.5],
  [0.18, 0.4],
  [-0.18, 0.4],
]

/** A napkin with the menu on it. */
function paintNapkin(s: Sheet, x: number, y: number, R: number): void {
  const { pal, u } = s
  s.fill(place(napkin, x, y, 0.07, R), pal.bloom[1], { hard: true })
  s.mark(place(fold, x, y, 0.07, R), pal.bloom[0], 0.85, true)
  s.fill(place(menu, x, y, -0.04, R), pal.light, { hard: true })
  const paper = { x, y, a: -0.04 }
  const ink = mix(pal.deep, pal.light, 0.3)
  line(s, paper, R * -0.36, R * 0.2, 8 * u, pal.bloom[0])
  for (const [down, length] of [
    [-0.2, 0.24],
    [-0.1, 0.18],
    [0, 0.22],
    [0.1, 0.16],
    [0.24, 0.1],
  ] as const) {
    line(s, paper, R * down, R * length, 3.4 * u, ink)
  }
  eucalyptus(s, x - R * 0.2, y + R * 0.6, -1.1, R * 0.9, { size: 0.9 })
  bloom(s, 'ranunculus', x - R * 0.05, y + R * 0.42, R * 0.17, pal.bloom2)
  bloom(s, 'cosmos', x + R * 0.16, y + R * 0.55, R * 0.12, pal.bloom)
}

function paintCutlery(s: Sheet, x: number, R: number, y: number): void {
  const { pal, u, rng } = s
  const metal = pal.accent
  for (const [dx, kind] of [
    [-1.2, 'fork'],
    [-1.38, 'fork'],
    [1.2, 'knife'],
    [1.38, 'spoon'],
  ] as const) {
    const X = x + dx * R
    s.stroke(X, y + R * 0.8, UP, R * 1.25, 13 * u, metal, { taper: 'start' })
    if (kind === 'fork') {
      for (let i = -1; i <= 1; i++) {
        s.stroke(X + i * 13 * u, y - R * 0.38, UP, R * 0.36, 8 * u, metal, { taper: 'none' })
        s.fill(blob(rng, X, y - R * 0.4, 22 * u, 0.03, 8), metal)
      }
    } else if (kind === 'knife') {
      s.fill(leafShape(X, y - R * 0.1, UP, R * 0.72, 46 * u, { belly: 0.7, bend: 0.05 }).outline, metal)
    } else s.fill(blob(rng, X, y - R * 0.5, 34 * u, 0.03, 10, 1.5), metal)
  }
}

function paintGlasses(s: Sheet, x: number, R: number, y: number): void {
  const { pal, rng, u } = s
  for (const [gx, gy, k, c] of [
    [1.15, -1.12, 0.27, pal.sky],
    [0.62, -1.36, 0.22, pal.bloom[2]],
  ] as const) {
    s.fill(blob(rng, x + gx * R, y + gy * R, R * k, 0.01, 14), mix(c, pal.light, 0.35))
    s.fill(blob(rng, x + gx * R, y + gy * R, R * k * 0.78, 0.01, 14), c)
    s.mark(
      ribbon(
        (t) => ({
          x: x + gx * R + Math.cos(3.4 + t * 1.2) * R * k * 0.86,
          y: y + gy * R + Math.sin(3.4 + t * 1.2) * R * k * 0.86,
          a: 3.4 + t * 1.2 + Math.PI / 2,
        }),
        () => 7 * u,
        8,
      ),
      pal.light,
    )
  }
}

/** Flowers in two corners. */
function paintFlowers(s: Sheet): void {
  const { w, rng, h, short, pal } = s
  for (let i = 0; i < 8; i++) {
    twig(s, w * rng.range(-0.05, 0.4), h * rng.range(-0.04, 0.05), rng.range(0.2, 1.6), short * 0.3)
  }
  for (const [a, b, k, f] of [
    [0.05, 0.05, 0.12, 0],
    [0.22, 0.03, 0.085, 1],
    [0.04, 0.2, 0.075, 1],
    [0.15, 0.13, 0.06, 0],
  ] as const) {
    bloom(s, cycle(['peony', 'ranunculus', 'anemone', 'cosmos'], rng.int(0, 3)), w * a, h * b, short * k, f ? pal.bloom2 : pal.bloom)
  }
  for (let i = 0; i < 5; i++) {
    twig(s, w * rng.range(0.8, 1.05), h * rng.range(0.98, 1.04), rng.range(-2.7, -1.6), short * 0.26)
  }
  bloom(s, 'peony', w * 0.95, h * 0.95, short * 0.115, pal.bloom2)
  bloom(s, 'poppy', w * 0.82, h * 0.985, short * 0.08, pal.bloom)
}
