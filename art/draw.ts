import { type MotifName, motifs, spots } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { Random } from './random.ts'
import { Sheet } from './sheet.ts'

export interface Picture {
  seed: string
  motif: MotifName
  palette: PaletteName
  width: number
  height: number
}

/**
 * A picture as SVG: the same arguments give the same text. Every call to the random source changes all shapes
 * after it, so whoever edits a motif draws and looks at all its pictures again (art.test.ts, npm run draw).
 */
export function draw({ seed, motif, palette, width, height }: Picture, { bleed = 0 } = {}): string {
  refuseUnknown('motif', motif, motifs)
  refuseUnknown('palette', palette, palettes)
  const sheet = new Sheet(width, height, palettes[palette], new Random(`${seed}|art`), motif in spots)
  motifs[motif](sheet)
  return sheet.toSvg(bleed)
}

function refuseUnknown(what: string, name: string, known: object): void {
  if (!Object.hasOwn(known, name)) throw new Error(`There is no ${what} "${name}"; one of ${Object.keys(known).join(', ')}`)
}
