import { crc32 } from 'node:zlib'

/** A JPEG that carries more beside its pixels, each by its marker. */
export function withSegments(jpeg: Buffer, segments: readonly [marker: number, content: Buffer][]): Buffer {
  const written = segments.map(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)])
}

/** A PNG with one more chunk, right after its head. */
export function withChunk(png: Buffer, name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
}

/** As Photoshop and agencies write it: data sets of the second record, by their numbers. */
export function iptc(texts: Record<number, string>): [number, Buffer] {
  const sets = Object.entries(texts).map(([number, text]) => {
    const content = Buffer.from(text)
    return Buffer.concat([Buffer.from([0x1c, 2, Number(number), content.length >> 8, content.length & 255]), content])
  })
  const data = Buffer.concat([Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]), ...sets])
  const resource = Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0, 0, 0, data.length >> 8, data.length & 255]), data])
  return [0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource, Buffer.alloc(data.length % 2)])]
}

export function xmp(inner: string): [number, Buffer] {
  return [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmpText(inner)}`)]
}

export function xmpText(inner: string): string {
  const spaces = [
    'dc="http://purl.org/dc/elements/1.1/"',
    'xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
    'Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
  ].map((space) => `xmlns:${space}`)
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${spaces.join(' ')}>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`
}

/** A manifest as generators sign it, but for its signature: JUMBF, and in it CBOR that names what was done. */
export function c2pa(source: string): Buffer {
  const said = text(`http://cv.iptc.org/newscodes/digitalsourcetype/${source}`)
  const action = Buffer.concat([Buffer.from([0xa2]), text('action'), text('c2pa.created'), text('digitalSourceType'), said])
  const cbor = jumbf('cbor', Buffer.concat([Buffer.from([0xa1]), text('actions'), Buffer.from([0x81]), action]))
  const assertion = jumbf('jumb', Buffer.concat([described('cbor', 'c2pa.actions'), cbor]))
  return jumbf('jumb', Buffer.concat([described('c2pa', 'c2pa'), assertion]))
}

/** As it stands in a JPEG. */
export function c2paSegment(source: string): [number, Buffer] {
  return [0xeb, Buffer.concat([Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'), c2pa(source)])]
}

function jumbf(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 8)
  return Buffer.concat([length, Buffer.from(name), content])
}

function described(type: string, label: string): Buffer {
  return jumbf('jumd', Buffer.concat([Buffer.from(type), Buffer.from('00110010800000aa00389b71', 'hex'), Buffer.from(`\x03${label}\0`)]))
}

/** A text of CBOR. */
function text(words: string): Buffer {
  const content = Buffer.from(words)
  return Buffer.concat([content.length < 24 ? Buffer.from([0x60 + content.length]) : Buffer.from([0x78, content.length]), content])
}
