import { mix } from '../color.ts'
import { deg, polar, TAU } from '../geometry.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, type BloomKind, family } from './bloom.ts'
import { branch, eucalyptus, fern, leaf } from './foliage.ts'
import { berries, oat, spire } from './spires.ts'

interface PosyLook {
  x?: number
  y?: number
  R?: number
  kinds?: BloomKind[]
  /** Held by a hand or a vase: nothing grows downwards. */
  tied?: boolean
  foliage?: number
}

/** A posy: foliage fan, then three sizes of bloom placed on a lopsided triangle, then thin stems that break the outline. */
export function posy(s: Sheet, look: PosyLook = {}): void {
  const { x = s.w / 2, y = s.h * 0.5, R = s.short * 0.36, tied = false, foliage = 1 } = look
  const rng = s.rng
  const pal = s.pal
  const kindsUsed = look.kinds ?? chooseKinds(s)
  s.layer('paint')
  const n = Math.round(11 * foliage)
  const start = tied ? deg(-205) : 0
  const span = tied ? deg(230) : TAU
  for (let i = 0; i < n; i++) {
    const a = start + (i / (tied ? n - 1 : n)) * span + rng.sym(0.16)
    const L = R * rng.range(0.95, 1.5)
    const o = polar(x, y, a, R * 0.18)
    const k = i % 4
    if (k === 0) {
      eucalyptus(s, o[0], o[1], a, L, { bend: rng.sym(0.16), tone: 1, size: R / (215 * s.u) })
    } else if (k === 1) {
      branch(s, o[0], o[1], a, L * 0.98, { bend: rng.sym(0.16), tone: 0, leafLen: (0.4 * R) / s.u, gap: (0.14 * R) / s.u, wide: 0.34 })
    } else if (k === 2) {
      fern(s, o[0], o[1], a, L * 0.9, { bend: rng.sym(0.2), tone: rng.int(0, 1) })
    } else {
      branch(s, o[0], o[1], a, L * 0.9, { bend: rng.sym(0.14), tone: 2, leafLen: (0.26 * R) / s.u, gap: (0.1 * R) / s.u, wide: 0.42 })
    }
  }
  s.layer('paint')
  for (let i = 0; i < 6 * foliage; i++) {
    const a = tied ? rng.range(-2.9, -0.2) : rng.next() * TAU
    const L = R * rng.range(1.1, 1.55)
    const o = polar(x, y, a, R * 0.3)
    const t = i % 3
    if (t === 0) {
      berries(s, o[0], o[1], a, L * 0.82, { color: pal.accent, bend: rng.sym(0.14), r0: (0.034 * R) / s.u })
    } else if (t === 1) {
      spire(s, o[0], o[1], a, L * 0.9, { fam: family(s, i), bend: rng.sym(0.1), size: R / (360 * s.u) })
    } else {
      oat(s, o[0], o[1], a, L * 0.92, { color: pal.leaf[1], seed: mix(pal.accent, pal.light, 0.35), bend: rng.sym(0.12) })
    }
  }
  s.layer('paint')
  // supporting blooms first, heroes last
  const spots = []
  const hero = tied ? rng.range(-2.4, -0.9) : rng.next() * TAU
  for (let i = 0; i < 7; i++) {
    spots.push({ a: hero + 0.5 + i * 0.9 + rng.sym(0.12), d: rng.range(0.6, 0.8), R: rng.range(0.2, 0.28), k: 1 + (i % 2), f: i })
  }
  spots.push(
    { a: hero + 2.15, d: 0.43, R: 0.37, k: 1, f: 1 },
    { a: hero - 2.0, d: 0.4, R: 0.34, k: 2, f: 0 },
    { a: hero, d: 0.25, R: 0.5, k: 0, f: 0 },
  )
  spots.forEach((q) => {
    const c = polar(x, y, q.a, R * q.d)
    bloom(s, cycle(kindsUsed, q.k), c[0], c[1], R * q.R, family(s, q.f))
  })
  for (let i = 0; i < 5; i++) {
    const a = rng.next() * TAU
    const c = polar(x, y, a, R * rng.range(0.55, 0.92))
    leaf(s, c[0], c[1], a + rng.sym(0.5), R * 0.24, R * 0.1, rng.pick([pal.leaf[0], pal.leaf[1]]), {
      vein: mix(pal.leaf[1], pal.light, 0.5),
      veins: 3,
      half: mix(pal.leaf[0], pal.leaf[2], 0.4),
    })
  }
}

const kinds: BloomKind[] = ['peony', 'ranunculus', 'anemone', 'poppy', 'cosmos']

function chooseKinds({ rng }: Sheet): BloomKind[] {
  return rng.chance(0.6) ? ['peony', ...rng.shuffle(kinds.slice(1)).slice(0, 2)] : rng.shuffle(kinds).slice(0, 3)
}
