import { mix } from '../color.ts'
import { type Point, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { type Figure, hairs } from './looks.ts'

/** Somebody in a suit, from behind. */
export function inSuit(s: Sheet, figure: Figure): void {
  for (const side of [-1, 1]) paintLeg(s, figure, side)
  for (const side of [-1, 1]) paintHand(s, figure, side)
  paintJacket(s, figure)
  for (const side of [-1, 1]) paintSleeve(s, figure, side)
  paintHead(s, figure)
}

function paintLeg(s: Sheet, { x, y, H, cloth }: Figure, side: number): void {
  const at = (across: number, up: number): Point => [x + side * H * across, y - H * up]
  const trousers = mix(cloth, '#000000', side > 0 ? 0.2 : 0.12)
  s.round('#1B1716', [at(0.016, 0.03), at(0.07, 0.03), at(0.078, -0.006), at(0.045, -0.016), at(0.014, -0.006)])
  s.cut(trousers, [at(-0.004, 0.48), at(0.1, 0.48), at(0.088, 0.24), at(0.077, 0.008), at(0.014, 0.004), at(0.01, 0.24)])
  s.stroke(...at(0.048, 0.38), Math.PI / 2, H * 0.34, H * 0.005, mix(trousers, s.pal.light, 0.2), { mark: true, o: 0.8 })
}

function paintHand(s: Sheet, { x, y, H, skin }: Figure, side: number): void {
  const at = (across: number, up: number): Point => [x + side * H * across, y - H * up]
  s.round(skin, [at(0.13, 0.45), at(0.16, 0.45), at(0.162, 0.405), at(0.15, 0.372), at(0.132, 0.368), at(0.124, 0.405)])
}

/** Sloping shoulders, a waist, a vent, and the lit side at the left. */
function paintJacket(s: Sheet, { x, y, H, cloth }: Figure): void {
  const both = (points: readonly Point[]): Point[] => {
    const left = points.map(([across, up]): Point => [x - H * across, y - H * up])
    return [...left, ...points.map(([across, up]): Point => [x + H * across, y - H * up]).reverse()]
  }
  const dark = mix(cloth, '#000000', 0.22)
  const light = mix(cloth, s.pal.light, 0.13)
  const back: Point[] = [
    [0.036, 0.838],
    [0.084, 0.812],
    [0.126, 0.782],
    [0.122, 0.7],
    [0.094, 0.6],
    [0.096, 0.52],
    [0.116, 0.412],
    [0.06, 0.402],
  ]
  s.round(cloth, both(back))
  s.round(
    light,
    back.map(([across, up], i): Point => [x - H * across * (i === 7 ? 1 : 0.94), y - H * up]).concat([[x - H * 0.03, y - H * 0.6]]),
    0.55,
  )
  s.stroke(x, y - H * 0.815, Math.PI / 2, H * 0.27, H * 0.007, dark, { mark: true, o: 0.8 })
  s.cut(dark, [
    [x - H * 0.004, y - H * 0.545],
    [x + H * 0.004, y - H * 0.545],
    [x + H * 0.013, y - H * 0.4],
    [x - H * 0.002, y - H * 0.4],
  ])
}

function paintSleeve(s: Sheet, { x, y, H, cloth }: Figure, side: number): void {
  const at = (across: number, up: number): Point => [x + side * H * across, y - H * up]
  const color = side > 0 ? mix(cloth, '#000000', 0.1) : mix(cloth, s.pal.light, 0.06)
  s.cut(s.pal.light, [at(0.126, 0.452), at(0.164, 0.452), at(0.163, 0.432), at(0.127, 0.432)])
  s.round(color, [
    at(0.092, 0.8),
    at(0.126, 0.784),
    at(0.146, 0.735),
    at(0.164, 0.6),
    at(0.168, 0.452),
    at(0.146, 0.444),
    at(0.122, 0.452),
    at(0.114, 0.58),
    at(0.1, 0.7),
  ])
  s.stroke(...at(0.1, 0.705), Math.PI / 2 - side * 0.13, H * 0.22, H * 0.009, mix(cloth, '#000000', 0.35), { o: 0.8 })
}

/** Neck and collars, the ears, and hair that ends at the nape. */
function paintHead(s: Sheet, figure: Figure): void {
  const { x, y, H, cloth, skin } = figure
  const at = (across: number, up: number): Point => [x + H * across, y - H * up]
  s.round(mix(skin, s.pal.deep, 0.12), [at(-0.03, 0.89), at(0.03, 0.89), at(0.036, 0.83), at(-0.036, 0.83)])
  s.round(s.pal.light, [at(-0.04, 0.852), at(0, 0.862), at(0.04, 0.852), at(0.042, 0.825), at(-0.042, 0.825)])
  s.round(mix(cloth, '#000000', 0.16), [at(-0.052, 0.838), at(0, 0.85), at(0.052, 0.838), at(0.05, 0.812), at(0, 0.822), at(-0.05, 0.812)])
  for (const side of [-1, 1]) s.fill(blob(s.rng, x + side * H * 0.056, y - H * 0.903, H * 0.013, 0.03, 5, 1.5), skin)
  s.round(skin, [at(-0.05, 0.92), at(0.05, 0.92), at(0.044, 0.875), at(0, 0.855), at(-0.044, 0.875)])
  const style = Math.max(0, hairs.indexOf(figure.hair)) % 3
  if (style === 0) paintCrop(s, figure)
  else if (style === 1) paintCurls(s, figure)
  else paintKnot(s, figure)
}

function paintCrop(s: Sheet, { x, y, H, hair }: Figure): void {
  const at = (across: number, up: number): Point => [x + H * across, y - H * up]
  s.round(mix(hair, s.pal.skin, 0.25), [at(-0.052, 0.91), at(0.052, 0.91), at(0.038, 0.872), at(0, 0.864), at(-0.038, 0.872)])
  s.round(hair, [
    at(-0.06, 0.91),
    at(-0.054, 0.958),
    at(-0.02, 0.982),
    at(0.03, 0.98),
    at(0.057, 0.952),
    at(0.06, 0.91),
    at(0.03, 0.888),
    at(-0.03, 0.888),
  ])
  for (let i = 0; i < 5; i++) {
    s.stroke(x + (i - 2) * H * 0.02, y - H * 0.965, Math.PI / 2, H * 0.06, H * 0.004, mix(hair, s.pal.accent, 0.13), { mark: true, o: 0.7 })
  }
}

function paintCurls(s: Sheet, { x, y, H, hair }: Figure): void {
  s.dot(x, y - H * 0.92, H * 0.058, hair)
  for (let i = 0; i < 22; i++) {
    const [a, r] = [i * 2.39996, H * 0.058 * Math.sqrt((i + 0.5) / 22)]
    s.dot(x + Math.cos(a) * r, y - H * 0.922 + Math.sin(a) * r, H * 0.017, i % 4 === 3 ? mix(hair, s.pal.accent, 0.12) : hair)
  }
}

/** Long hair, tied low. */
function paintKnot(s: Sheet, { x, y, H, hair }: Figure): void {
  const at = (across: number, up: number): Point => [x + H * across, y - H * up]
  s.round(hair, [at(-0.058, 0.905), at(-0.05, 0.958), at(0, 0.98), at(0.05, 0.958), at(0.058, 0.905), at(0.03, 0.868), at(-0.03, 0.868)])
  s.round(mix(hair, s.pal.accent, 0.14), [at(-0.026, 0.88), at(0, 0.9), at(0.026, 0.88), at(0.02, 0.852), at(-0.02, 0.852)])
  for (const side of [-1, 0, 1])
    s.stroke(...at(side * 0.03, 0.965), UP + Math.PI - side * 0.4, H * 0.07, H * 0.004, mix(hair, s.pal.accent, 0.13), {
      mark: true,
      o: 0.7,
    })
}
