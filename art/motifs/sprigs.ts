import { mix } from '../color.ts'
import { stemCurve, UP } from '../geometry.ts'
import type { Family } from '../palettes.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, type BloomKind, family } from './bloom.ts'
import { branch, eucalyptus, fern, leaf, stem } from './foliage.ts'
import { tulip } from './side-blooms.ts'
import { berries, oat, spire } from './spires.ts'

type Sprig = BloomKind | 'eucalyptus' | 'tulip' | 'fern' | 'spire' | 'branch' | 'berries' | 'oat'

interface Place {
  x: number
  y: number
  a: number
  L: number
  bend: number
  R: number
  fam: Family
}

const choices: Sprig[] = ['peony', 'eucalyptus', 'tulip', 'fern', 'anemone', 'spire', 'branch', 'cosmos', 'berries', 'poppy', 'oat']

/** A herbarium sheet: single stems, well spaced, on paper. */
export function sprigs(s: Sheet): void {
  const { w, h, rng } = s
  const n = Math.max(4, Math.round((w / h) * 5.2))
  s.layer('paint')
  const kinds = rng.shuffle(choices)
  for (let i = 0; i < n; i++) {
    const x = w * ((i + 0.5) / n) + rng.sym(w * 0.012)
    const y = h * rng.range(0.86, 0.92)
    const L = h * rng.range(0.6, 0.74)
    const a = UP + rng.sym(0.06)
    const bend = rng.sym(0.07)
    paintSprig(s, cycle(kinds, i), { x, y, a, L, bend, R: Math.min((w / n) * 0.54, h * 0.15), fam: family(s, i) })
  }
}

function paintSprig(s: Sheet, kind: Sprig, at: Place): void {
  const { x, y, a, L, bend, R, fam } = at
  const { pal, u } = s
  switch (kind) {
    case 'eucalyptus':
      return eucalyptus(s, x, y, a, L, { bend, size: R / (95 * u) })
    case 'fern':
      return fern(s, x, y, a, L, { bend, tone: 0 })
    case 'branch':
      return branch(s, x, y, a, L, { bend, tone: 1, leafLen: (R * 1.1) / u, gap: (R * 0.4) / u, wide: 0.34, fruit: pal.accent })
    case 'spire':
      spire(s, x, y, a, L, { fam, bend, size: R / (80 * u), start: 0.4 })
      for (const side of [-1, 1]) {
        const look = { vein: pal.leaf[2], bend: -side * 0.15, half: pal.leaf[0] }
        leaf(s, x, y - L * 0.12, UP + side * 0.5, L * 0.3, R * 0.4, pal.leaf[1], look)
      }
      return
    case 'berries':
      berries(s, x, y, a, L, { color: pal.accent, n: 13, r0: (R * 0.16) / u })
      for (const side of [-1, 1]) {
        leaf(s, x, y - L * 0.14, UP + side * 0.6, L * 0.28, R * 0.5, pal.leaf[0], { vein: pal.leaf[2], bend: -side * 0.15 })
      }
      return
    case 'oat':
      oat(s, x, y, a, L, { color: pal.leaf[1], seed: pal.accent, bend })
      return oat(s, x + R * 0.1, y, a + 0.08, L * 0.82, { color: pal.leaf[1], seed: mix(pal.accent, pal.light, 0.4), bend: -bend })
    default:
      paintFlower(s, kind, at)
  }
}

function paintFlower(s: Sheet, kind: BloomKind | 'tulip', { x, y, a, L, bend, R, fam }: Place): void {
  const { rng, pal } = s
  const c = stemCurve(x, y, a, L, bend)
  stem(s, c, 9 * s.u, pal.leaf[1])
  for (let j = 0; j < 5; j++) {
    const q = c(0.12 + j * 0.14)
    const side = j % 2 ? 1 : -1
    leaf(s, q.x, q.y, q.a + side * 0.7, R * rng.range(1, 1.45) * (1 - j * 0.09), R * 0.42, rng.pick([pal.leaf[0], pal.leaf[1]]), {
      bend: -side * 0.16,
      vein: mix(pal.leaf[1], pal.light, 0.5),
      veins: 3,
      half: j % 2 ? mix(pal.leaf[0], pal.leaf[2], 0.45) : undefined,
    })
  }
  const e = c(1)
  if (kind === 'tulip') tulip(s, e.x, e.y + R * 0.3, e.a, R * 0.95, fam)
  else bloom(s, kind, e.x, e.y, R, fam)
}
