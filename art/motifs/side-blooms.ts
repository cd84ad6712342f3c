import { mix } from '../color.ts'
import { polar } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { leaf } from './foliage.ts'

/** Tulip seen from the side: a closed cup on a stem direction a (pointing away from stem). */
export function tulip(s: Sheet, x: number, y: number, a: number, R: number, fam: Family): void {
  const rng = s.rng
  const [dk, md, lt] = fam
  const back = [-0.34, 0.34].map((t) => leafShape(x, y, a + t, R * 1.42, R * 0.62, { bend: -t * 0.35, belly: 0.45 }))
  back.forEach((b) => s.fill(b.outline, mix(dk, md, 0.4)))
  for (const [t, col, w] of [
    [-0.2, md, 0.78],
    [0.2, mix(md, lt, 0.4), 0.78],
    [0, lt, 0.62],
  ] as const) {
    const L = leafShape(x, y, a + t, R * (t ? 1.38 : 1.2), R * w, { bend: -t * 0.9, belly: 0.42, tip: 0.9 })
    s.fill(L.outline, col)
    for (let j = -1; j <= 1; j++) {
      s.stroke(...polar(x, y, a + t + j * 0.12, R * 0.24), a + t + j * 0.08, R * rng.range(0.5, 0.85), R * 0.022, mix(col, dk, 0.7), {
        taper: 'end',
        o: 0.5,
        mark: true,
      })
    }
  }
}

/** Side view of an open bloom, for stems in a meadow. */
export function sideBloom(s: Sheet, x: number, y: number, a: number, R: number, fam: Family): void {
  const rng = s.rng
  const [dk, md, lt] = fam
  const spread = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2]
  rng.shuffle(spread).forEach((t, i) => {
    const L = leafShape(x, y, a + t, R * (1 - Math.abs(t) * 0.14), R * 0.46, { bend: -t * 0.18, belly: 0.66, tip: 0.55 })
    const col = cycle([md, lt, mix(md, lt, 0.5), mix(dk, md, 0.5)], i)
    s.fill(L.outline, col)
    s.stroke(...polar(x, y, a + t, R * 0.2), a + t, R * 0.5, R * 0.022, mix(col, dk, 0.7), { taper: 'end', o: 0.5, mark: true })
  })
  s.fill(blob(rng, ...polar(x, y, a, R * 0.04), R * 0.16, 0.06, 8), s.pal.leaf[1])
}

/** Not open yet. */
export function bud(s: Sheet, x: number, y: number, a: number, R: number, fam: Family): void {
  const L = leafShape(x, y, a, R * 1.5, R, { belly: 0.5, bend: 0.05 })
  s.fill(L.outline, fam[1])
  s.mark(L.half, fam[0], 0.75)
  for (const t of [-0.35, 0.35]) {
    leaf(s, x, y, a + t, R * 0.95, R * 0.32, s.pal.leaf[1], { bend: -t * 0.5 })
  }
}
