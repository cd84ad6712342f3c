import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw, type Picture } from './draw.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { raster } from './raster.ts'
import { readSvg } from './read-svg.ts'

const file = join(import.meta.dirname, 'expected.json')
const expected: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
const posy: Picture = { seed: 'june', motif: 'posy', palette: 'poppy', width: 600, height: 750 }

test('every motif that was ever drawn still looks the same', () => {
  expect(Object.fromEntries(names(motifs).map((motif) => [motif, fingerprint({ ...posy, motif })]))).toEqual(expected)
})

test('the same words give the same picture twice, another seed or palette another one', () => {
  expect(draw(posy)).toBe(draw(posy))
  expect(draw({ ...posy, seed: 'july' })).not.toBe(draw(posy))
  expect(draw({ ...posy, palette: 'winter' })).not.toBe(draw(posy))
})

test('a picture is well formed and reaches for nothing outside itself', () => {
  for (const motif of names(motifs)) {
    const { references, tags } = readSvg(draw({ ...posy, motif }))
    expect(tags, motif).toBeGreaterThan(20)
    expect(references, motif).toEqual(['http://www.w3.org/2000/svg'])
  }
})

test('an outside address, a tag that never ends and a name used twice are found', () => {
  expect(readSvg('<a href="https://elsewhere.test/x.png"/>').references).toEqual(['https://elsewhere.test/x.png'])
  expect(readSvg('<a fill="url(picture.svg)"/>').references).toEqual(['picture.svg'])
  expect(() => readSvg('<a><b></a>')).toThrow('</a> closes nothing')
  expect(() => readSvg('<a>')).toThrow('a never ends')
  expect(() => readSvg('<a id="x"/><b id="x"/>')).toThrow('two things are called x')
})

test('every motif is composed in any shape', () => {
  for (const motif of names(motifs)) {
    for (const [width, height] of [
      [1200, 800],
      [800, 1200],
    ] as const) {
      const { references, tags } = readSvg(draw({ ...posy, motif, width, height }))
      expect([motif, tags > 20, references]).toEqual([motif, true, ['http://www.w3.org/2000/svg']])
    }
  }
})

test('every palette paints every role', () => {
  for (const palette of names(palettes)) expect(draw({ ...posy, palette }), palette).not.toMatch(/NaN|undefined|Infinity/)
})

test('a motif or palette that does not exist is refused by name', () => {
  expect(() => draw({ ...posy, motif: unknown<MotifName>('unicorn') })).toThrow('There is no motif "unicorn"; one of posy, bouquet')
  expect(() => draw({ ...posy, palette: unknown<PaletteName>('toString') })).toThrow('There is no palette "toString"; one of poppy')
})

test('a master has the size that was asked for, and the same bytes each time', async () => {
  const small: Picture = { ...posy, motif: 'spotWilt', width: 160, height: 200 }
  const [first, second] = [await raster(small), await raster(small)]
  expect(first.equals(second)).toBe(true)
  expect(first.subarray(8, 12).toString()).toBe('WEBP')
})

function fingerprint(picture: Picture): string {
  return createHash('sha256').update(draw(picture)).digest('hex')
}

function names<Name extends string>(list: Record<Name, unknown>): Name[] {
  return Object.keys(list) as Name[]
}

function unknown<Name>(name: string): Name {
  return name as Name
}
