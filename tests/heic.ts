import { inflateSync } from 'node:zlib'

/** How a HEIC says that its picture is to be shown: turned to the left by so many quarters, or mirrored. */
interface Shown {
  turned?: 1 | 2 | 3
  /** About a line from top to bottom, so that left is right. */
  mirrored?: boolean
  /** Of 4,096 px by 3,072 instead, as large as is taken. */
  isLarge?: boolean
  /** What its colours mean, where they are not sRGB. */
  profile?: Buffer
  /** The size that it claims, where that is not its own. */
  said?: [width: number, height: number]
}

/** A HEIC as phones write it, 96 px by 64, red on its left and blue on its right: what it is packed in is ours, the packing x265’s. */
export function heic({ turned, mirrored, profile, isLarge = false, said = isLarge ? [4_096, 3_072] : [96, 64] }: Shown = {}): Buffer {
  const properties = [
    box('hvcC', Buffer.from(isLarge ? largeConfig : config, 'base64')),
    box('ispe', numbers(0, ...said)),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
    ...(turned ? [box('irot', Buffer.from([turned]))] : []),
    ...(mirrored ? [box('imir', Buffer.from([1]))] : []),
  ]
  const picture = isLarge ? inflateSync(Buffer.from(largePixels, 'base64')) : Buffer.from(pixels, 'base64')
  const kind = box('ftyp', Buffer.from('heic'), numbers(0), Buffer.from('mif1heic'))
  const meta = (at: number) =>
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', numbers(0), shorts(1)),
      box('iloc', numbers(0), Buffer.from([0x44, 0]), shorts(1, 1, 0, 1), numbers(at, picture.length)),
      box('iinf', numbers(0), shorts(1), box('infe', numbers(0x02_00_00_00), shorts(1, 0), Buffer.from('hvc1\0'))),
      box('iprp', box('ipco', ...properties), box('ipma', numbers(0, 1), shorts(1), named(properties.length))),
    )
  const before = kind.length + meta(0).length
  return Buffer.concat([kind, meta(before + 8), box('mdat', picture)])
}

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(name), ...parts])
  return Buffer.concat([numbers(content.length + 4), content])
}

function numbers(...all: number[]): Buffer {
  return Buffer.concat(all.map((one) => Buffer.from([one >>> 24, (one >>> 16) & 255, (one >>> 8) & 255, one & 255])))
}

function shorts(...all: number[]): Buffer {
  return Buffer.from(all.flatMap((one) => [one >>> 8, one & 255]))
}

/** All properties are the picture’s, and whoever shows it must know them. */
function named(properties: number): Buffer {
  return Buffer.from([properties, ...Array.from({ length: properties }, (_, nth) => 0x80 | (nth + 1))])
}

const config =
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA=='
const pixels = 'AAAAUigBr1iK2A6SX//x+V//VyZD5YSTo3f+3NBfdVE/1GZU6XxGo1YRUemY0Iy/fAD/wtSw/DYcf7jHewpPqWjc8RbKt+fseo+MthInx79khuAnsvA='
const largeConfig =
  'AQNwAAAAAAAAAAAAtPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAtLoCQCEAAQAtQgEBA3AAAAMAkAAAAwAAAwC0oACACADAFluk5KS5uBAQMCAAAAMAIAAAAwAhIgABAAZEAcBxgxI='
/** Nearly the same in every block, so packed once more. */
const largePixels =
  'eNpjYOA20WBcI+LY+NK+4uXl6XoxO4uensZLGWy2rvex9PE55d/6yYKBgRkfYnyf/FdItG77rOn77uBWp6lAwBggclqUgFNOZQEBzQJsHjjlOF7g1cwXVIBTkv0JXr8nseOWPtKATyvHNgOccixv8OmU2rwBpxwfXp9qhuMOYPEAfDqN1+PWKWuAT6e1/gGccop4E4W9Pm47lR/g0+lm7YBTTh1vQvJmxO1aLbyuDVyKW1YXr2vD8eQwQ7x2xqvi9qcpXn+m7MPtT4sEfDoz7XDrtMars6AYt057vP4sscSdlRwO4NNZ6Y1b2sUBn84GO9x2euC1s1kbt8FeeO1snY7bTm+8dnZewy3th1fnJC/cskF4XTuNGbdrQ/DqnGmAW2cYXp2zXHDLhuP15/wu3HZG4tW5aC9undF4XbsYT9hG47VzpTJuO+MGnc5VeGqAeLwhtPYxbtlEGulcX4bbn0mjOinSuXEabp3JQ0vnAQAb3I+H'
