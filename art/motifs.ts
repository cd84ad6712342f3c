import { mix } from './color.ts'
import { arch } from './motifs/arch.ts'
import { barn } from './motifs/barn.ts'
import { beach } from './motifs/beach.ts'
import { book } from './motifs/book.ts'
import { bus } from './motifs/bus.ts'
import { cake } from './motifs/cake.ts'
import { candles } from './motifs/candles.ts'
import { canopy } from './motifs/canopy.ts'
import { chapel } from './motifs/chapel.ts'
import { cityHall } from './motifs/city-hall.ts'
import { coupes } from './motifs/coupes.ts'
import { couple } from './motifs/couple.ts'
import { courtyard } from './motifs/courtyard.ts'
import { cutouts } from './motifs/cutouts.ts'
import { desert } from './motifs/desert.ts'
import { glass } from './motifs/glass.ts'
import { ground } from './motifs/ground.ts'
import { invitation } from './motifs/invitation.ts'
import { lake } from './motifs/lake.ts'
import { lanterns } from './motifs/lanterns.ts'
import { linen } from './motifs/linen.ts'
import { loft } from './motifs/loft.ts'
import { longtable } from './motifs/longtable.ts'
import { meadow } from './motifs/meadow.ts'
import { microphone } from './motifs/microphone.ts'
import { mountain } from './motifs/mountain.ts'
import { party } from './motifs/party.ts'
import { plates } from './motifs/plates.ts'
import { porch } from './motifs/porch.ts'
import { portrait } from './motifs/portrait.ts'
import { posy } from './motifs/posy.ts'
import { ribbons } from './motifs/ribbons.ts'
import { rings } from './motifs/rings.ts'
import { rooftop } from './motifs/rooftop.ts'
import { shoes } from './motifs/shoes.ts'
import { spotPosy, spotSprig, spotWilt } from './motifs/spot-flowers.ts'
import { spotBell, spotList, spotPins, spotUmbrella } from './motifs/spot-things.ts'
import { spotCoins, spotLetter, spotSeat } from './motifs/spots.ts'
import { sprigs } from './motifs/sprigs.ts'
import { supper } from './motifs/supper.ts'
import { swatches } from './motifs/swatches.ts'
import { table } from './motifs/table.ts'
import { teapot } from './motifs/teapot.ts'
import { tent } from './motifs/tent.ts'
import { turntable } from './motifs/turntable.ts'
import { vase } from './motifs/vase.ts'
import { vineyard } from './motifs/vineyard.ts'
import { wreath } from './motifs/wreath.ts'
import type { Sheet } from './sheet.ts'

/** Flowers, on a ground of their own. */
const flowers = {
  posy: (s: Sheet) => {
    ground(s, s.rng.pick(['plain', 'disc', 'band', 'cut']))
    posy(s)
  },
  bouquet: (s: Sheet) => {
    ground(s, 'arch')
    posy(s, { y: s.h * 0.53, R: s.short * 0.38 })
  },
  overflow: (s: Sheet) => {
    ground(s, 'plain')
    posy(s, { R: Math.max(s.w, s.h) * 0.46, foliage: 1.25 })
  },
  // The flowers weigh on the right; the left third stays open for a headline.
  banner: (s: Sheet) => {
    ground(s, 'plain')
    posy(s, { x: s.w * 0.8, y: s.h * 0.52, R: s.h * 0.53, foliage: 1.3, kinds: ['peony', 'ranunculus', 'anemone'] })
  },
  meadow: (s: Sheet) => {
    ground(s, 'disc', s.pal.ground, s.pal.sky)
    meadow(s)
  },
  sprigs: (s: Sheet) => {
    ground(s, 'plain', mix(s.pal.ground, s.pal.light, 0.25), s.pal.ground2)
    sprigs(s)
  },
  cutouts,
  wreath: (s: Sheet) => {
    ground(s, 'plain')
    wreath(s)
  },
}

const wilds = { vineyard, beach, lake, desert, mountain }
const places = { ...wilds, arch, longtable, chapel, loft, tent, courtyard, porch, barn, cityHall, canopy, bus, rooftop }
const laid = { supper, candles, lanterns, plates, teapot, glass }
const things = { book, turntable, microphone, shoes, linen, ribbons }
const stills = { invitation, cake, table, rings, coupes, vase, swatches, ...laid, ...things }
const people = { couple, party, portrait }

/** Small drawings on a transparent ground. */
export const spots = { spotLetter, spotSeat, spotPosy, spotCoins, spotSprig, spotWilt, spotList, spotBell, spotPins, spotUmbrella }

export const motifs = { ...flowers, ...places, ...stills, ...people, ...spots }

export type MotifName = keyof typeof motifs
