import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { root } from '#db/place.ts'
import { unpacked } from './woff.ts'

export type Weight = 400 | 700

/** Letters in a row that one file has; right to left where those are written so. */
export interface Run {
  face: string
  letters: string
}

interface Face {
  name: string
  bytes: Buffer
  font: Font
}

/** The parts that a face comes in, those first that most letters are found in. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'hebrew']
const known = new Map<Weight, Face[]>()

export function facesOf(weight: Weight): readonly Face[] {
  const found = known.get(weight) ?? parts.map((part) => open(part, weight))
  known.set(weight, found)
  return found
}

/** A word in pieces of one file each. What no file has stands as a question mark: a file without a glyph would leave a hole. */
export function runsOf(word: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of readable(word)) {
    const point = letter.codePointAt(0)!
    const last = runs.at(-1)
    const face = facesOf(weight).find(({ font }) => font.hasGlyphForCodePoint(point))
    const name = face?.name ?? facesOf(weight)[0]!.name
    const shown = face ? letter : '?'
    if (last?.face === name) last.letters += shown
    else runs.push({ face: name, letters: shown })
  }
  return runs
}

/** Whether every letter of it can be set. */
export function isSettable(text: string): boolean {
  return [...readable(text)].every((letter) => facesOf(400).some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)))
}

/** Signs that are no letters of their own, and that nobody would miss, are left out. */
function readable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu, '')
}

function open(part: string, weight: Weight): Face {
  const bytes = unpacked(readFileSync(join(root, `node_modules/@fontsource/bona-nova/files/bona-nova-${part}-${weight}-normal.woff`)))
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A collection is no face')
  return { name: `${part} ${weight}`, bytes, font }
}
