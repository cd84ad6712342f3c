/** How a HEIC says that its picture is to be shown: turned to the left by so many quarters, or mirrored. */
interface Shown {
  turned?: 1 | 2 | 3
  /** About a line from top to bottom, so that left is right. */
  mirrored?: boolean
}

/** A HEIC as phones write it, 96 px by 64, red on its left and blue on its right: what it is packed in is ours, the packing x265’s. */
export function heic({ turned, mirrored }: Shown = {}): Buffer {
  const properties = [
    box('hvcC', Buffer.from(config, 'base64')),
    box('ispe', numbers(0, 96, 64)),
    ...(turned ? [box('irot', Buffer.from([turned]))] : []),
    ...(mirrored ? [box('imir', Buffer.from([1]))] : []),
  ]
  const picture = Buffer.from(pixels, 'base64')
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
