import { mix } from '../color.ts'
import { place, type Point, TAU } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, type BloomKind } from './bloom.ts'
import { leaf } from './foliage.ts'
import { card, on, type Paper } from './stationery.ts'

/** An envelope, open, with a lining of flowers. */
export function envelope(s: Sheet, paper: Paper): void {
  const { pal, u } = s
  const { x, y, a, W, H } = paper
  card(s, paper, pal.bloom2[1])
  const flap: Point[] = [
    [-W / 2, -H / 2],
    [-W * 0.02, -H * 0.98],
    [W * 0.02, -H * 0.98],
    [W / 2, -H / 2],
  ]
  s.clip(place(flap, x, y, a), () => paintLining(s, paper), { hard: true })
  const front: Point[] = [
    [-W / 2, -H / 2],
    [0, H * 0.1],
    [W / 2, -H / 2],
    [W / 2, H / 2],
    [-W / 2, H / 2],
  ]
  s.fill(place(front, x, y, a), mix(pal.bloom2[1], pal.ground2, 0.12), { hard: true })
  const fold = mix(pal.bloom2[1], pal.deep, 0.2)
  s.stroke(...on(paper, -W / 2, H / 2), a - 0.62, W * 0.6, 3 * u, fold, { taper: 'none', o: 0.6 })
  s.stroke(...on(paper, W / 2, H / 2), a + Math.PI + 0.62, W * 0.6, 3 * u, fold, { taper: 'none', o: 0.6 })
}

/** In the corner of an envelope. */
export function stamp(s: Sheet, { x, y, a, W, H }: Paper): void {
  const { pal, u, short } = s
  const right = x + W * 0.33
  const middle = y + H * 0.02
  const picture = { x: right - 4 * u, y: middle - 5 * u, a, W: short * 0.07, H: short * 0.09 }
  card(s, { x: right, y: middle, a, W: short * 0.09, H: short * 0.11 }, pal.light)
  card(s, picture, pal.sky)
  bloom(s, 'poppy', picture.x, picture.y, short * 0.026, pal.bloom)
}

function paintLining(s: Sheet, paper: Paper): void {
  const { w, h, rng, pal, short } = s
  s.rect(0, 0, w, h, pal.bloom[1])
  for (let i = 0; i < 26; i++) {
    const [x, y] = on(paper, rng.sym(paper.W * 0.46), -paper.H * rng.range(0.5, 0.98))
    const kind = rng.pick<BloomKind>(['cosmos', 'anemone'])
    bloom(s, kind, x, y, short * 0.028, rng.chance(0.5) ? pal.bloom2 : [pal.bloom[2], pal.bloom[2], pal.light])
    leaf(s, x, y, rng.next() * TAU, short * 0.06, short * 0.022, pal.leaf[0])
  }
}
