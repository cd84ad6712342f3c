import { inflateSync } from 'node:zlib'

const woffEntry = 20
const plainEntry = 16

/** A face as it was before it was packed for the web: whoever draws with it would unpack it anew for each letter. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, nth) => tableAt(woff, 44 + nth * woffEntry))
  const head = Buffer.alloc(12 + count * plainEntry)
  const exponent = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** exponent * plainEntry, 6)
  head.writeUInt16BE(exponent, 8)
  head.writeUInt16BE((count - 2 ** exponent) * plainEntry, 10)
  let at = head.length
  tables.forEach(({ tag, sum, length, content }, nth) => {
    const entry = 12 + nth * plainEntry
    tag.copy(head, entry)
    sum.copy(head, entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    at += content.length
  })
  return Buffer.concat([head, ...tables.map(({ content }) => content)])
}

/** Each begins at a multiple of four. */
function tableAt(woff: Buffer, entry: number) {
  const [at, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset)) as [number, number, number]
  const kept = woff.subarray(at, at + packed)
  const plain = packed < length ? inflateSync(kept) : kept
  const content = Buffer.concat([plain, Buffer.alloc((4 - (length % 4)) % 4)])
  return { tag: woff.subarray(entry, entry + 4), sum: woff.subarray(entry + 16, entry + 20), length, content }
}
