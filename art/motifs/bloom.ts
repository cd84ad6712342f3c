import { TAU } from '../geometry.ts'
import type { Family } from '../palettes.ts'
import type { Sheet } from '../sheet.ts'
import { anemone, cosmos, poppy } from './open-blooms.ts'
import { peony } from './peony.ts'
import { ranunculus } from './ranunculus.ts'

export type BloomKind = 'peony' | 'ranunculus' | 'anemone' | 'poppy' | 'cosmos'

/** One flower from above, turned by chance. */
export function bloom(s: Sheet, kind: BloomKind, x: number, y: number, R: number, fam: Family): void {
  const rng = s.rng
  if (kind === 'peony') {
    peony(s, x, y, R, fam, { tilt: rng.sym(0.7), squash: rng.range(0.86, 0.98), heart: rng.chance(0.55) ? s.pal.accent : undefined })
  } else if (kind === 'ranunculus') ranunculus(s, x, y, R * 0.9, fam, { tilt: rng.next() * TAU })
  else if (kind === 'anemone') anemone(s, x, y, R, fam, { rot: rng.next() })
  else if (kind === 'poppy') poppy(s, x, y, R, fam, { rot: rng.next() })
  else {
    cosmos(s, x, y, R, fam, { rot: rng.next(), squash: rng.range(0.8, 1) })
  }
}

/** The two families of flowers by turns. */
export function family(s: Sheet, i: number): Family {
  return i % 2 ? s.pal.bloom2 : s.pal.bloom
}
