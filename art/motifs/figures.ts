import { mix } from '../color.ts'
import type { Point } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { type Figure, hairs, skins } from './looks.ts'
import { inSuit } from './suit.ts'

type Clothes = 'dress' | 'suit'

/** Two people side by side, in any pairing; feet at (x, y). */
export function pairFromBehind(s: Sheet, x: number, y: number, H: number): void {
  const { rng, pal } = s
  const side = rng.chance(0.5) ? 1 : -1
  const chance = rng.next()
  const first: Clothes = chance < 0.83 ? 'dress' : 'suit'
  const second: Clothes = chance < 0.66 || chance >= 0.83 ? 'suit' : 'dress'
  const secondSuit = first === 'suit' ? mix(pal.bloom2[1], pal.skin, 0.25) : mix(pal.deep, pal.ground2, 0.08)
  figureFromBehind(s, x + side * H * 0.135, y, H * 1.02, second, second === 'suit' ? secondSuit : pal.bloom2[1])
  figureFromBehind(s, x - side * H * 0.135, y, H * 0.96, first, first === 'dress' ? pal.light : pal.deep)
}

/** A person, feet at (x, y). People are seen from behind: never a face. */
export function figureFromBehind(s: Sheet, x: number, y: number, H: number, clothes: Clothes, cloth: string): void {
  const skin = s.rng.pick(skins)
  const hair = s.rng.pick(hairs.slice(0, 6))
  if (clothes === 'dress') inDress(s, { x, y, H, cloth, skin, hair })
  else inSuit(s, { x, y, H, cloth, skin, hair })
}

function inDress(s: Sheet, figure: Figure): void {
  const { x, y, H, cloth, skin } = figure
  s.round(cloth, [
    [x - H * 0.05, y - H * 0.6],
    [x - H * 0.075, y - H * 0.76],
    [x + H * 0.075, y - H * 0.76],
    [x + H * 0.05, y - H * 0.6],
    [x + H * 0.1, y - H * 0.36],
    [x + H * 0.19, y - H * 0.02],
    [x + H * 0.12, y + H * 0.012],
    [x - H * 0.14, y + H * 0.015],
    [x - H * 0.22, y - H * 0.01],
    [x - H * 0.1, y - H * 0.36],
  ])
  const fold = mix(cloth, s.pal.ground2, 0.55)
  for (let i = -2; i <= 2; i++) {
    s.stroke(x + i * H * 0.018, y - H * 0.5, Math.PI / 2 - i * 0.11, H * 0.42, H * 0.012, fold, { o: 0.8, mark: true })
  }
  s.round(skin, [
    [x - H * 0.06, y - H * 0.79],
    [x + H * 0.06, y - H * 0.79],
    [x + H * 0.03, y - H * 0.72],
    [x, y - H * 0.69],
    [x - H * 0.03, y - H * 0.72],
  ])
  for (const side of [-1, 1]) {
    const arm = Math.PI / 2 - side * 0.16
    s.stroke(x + side * H * 0.068, y - H * 0.765, arm, H * 0.29, H * 0.034, skin, { bend: side * 0.06, taper: 'none' })
  }
  s.rect(x - H * 0.018, y - H * 0.85, H * 0.036, H * 0.07, skin)
  longHair(s, figure)
}

/** In a bun with flowers, open, or, above white, under a veil. */
function longHair(s: Sheet, { x, y, H, cloth, hair }: Figure): void {
  const { rng, pal } = s
  const style = rng.int(0, cloth === pal.light ? 2 : 1)
  s.fill(blob(rng, x, y - H * 0.9, H * 0.058, 0.03, 10, 1.15), hair)
  if (style === 0) {
    s.fill(blob(rng, x, y - H * 0.965, H * 0.036, 0.05, 8), hair)
    for (let i = 0; i < 3; i++) s.dot(x + (i - 1) * H * 0.03, y - H * 0.935, H * 0.012, pal.bloom[1])
  } else if (style === 1) {
    s.fill(leafShape(x, y - H * 0.93, Math.PI / 2, H * 0.28, H * 0.13, { belly: 0.4 }).outline, hair)
  } else {
    const veil: Point[] = [
      [x - H * 0.05, y - H * 0.92],
      [x + H * 0.05, y - H * 0.92],
      [x + H * 0.14, y - H * 0.35],
      [x + H * 0.09, y - H * 0.16],
      [x - H * 0.09, y - H * 0.14],
      [x - H * 0.14, y - H * 0.35],
    ]
    s.round(pal.light, veil, 0.72)
    s.fill(blob(rng, x, y - H * 0.909, H * 0.058, 0.04, 8, 1.02), hair)
  }
}
