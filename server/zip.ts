import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipFile {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string>
}

interface Entry {
  name: Buffer
  at: number
  crc: number
  size: number
  packed: number
}

/** A zip archive as it is made: nothing of it is kept but what its directory needs. */
export async function* zipped(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let at = 0
  for await (const file of files) {
    const entry: Entry = { name: Buffer.from(file.name), at, crc: 0, size: 0, packed: 0 }
    const head = localHeader(entry)
    yield head
    for await (const chunk of deflated(file.content, entry)) {
      entry.packed += chunk.length
      yield chunk
    }
    const tail = descriptor(entry)
    yield tail
    at += head.length + entry.packed + tail.length
    entries.push(entry)
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  yield directory
  yield directoryEnd(entries.length, directory.length, at)
}

async function* deflated(content: ZipFile['content'], entry: Entry): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  pipeline(Readable.from(counted(content, entry), { objectMode: false }), deflate, () => {}) // a failure ends the loop below
  for await (const chunk of deflate) yield chunk as Buffer
}

async function* counted(content: ZipFile['content'], entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** Names are UTF-8, and sizes follow the content. */
const flags = 0x0808
const deflate = 8
const firstDay = 33

function localHeader({ name }: Entry): Buffer {
  return record(
    30,
    (view) => {
      view.writeUInt32LE(0x04034b50, 0)
      view.writeUInt16LE(20, 4)
      view.writeUInt16LE(flags, 6)
      view.writeUInt16LE(deflate, 8)
      view.writeUInt16LE(firstDay, 12)
      view.writeUInt16LE(name.length, 26)
    },
    name,
  )
}

function descriptor({ crc, packed, size }: Entry): Buffer {
  return record(16, (view) => {
    view.writeUInt32LE(0x08074b50, 0)
    view.writeUInt32LE(crc, 4)
    view.writeUInt32LE(packed, 8)
    view.writeUInt32LE(size, 12)
  })
}

function directoryEntry({ name, at, crc, packed, size }: Entry): Buffer {
  return record(
    46,
    (view) => {
      view.writeUInt32LE(0x02014b50, 0)
      view.writeUInt16LE(20, 4)
      view.writeUInt16LE(20, 6)
      view.writeUInt16LE(flags, 8)
      view.writeUInt16LE(deflate, 10)
      view.writeUInt16LE(firstDay, 14)
      view.writeUInt32LE(crc, 16)
      view.writeUInt32LE(packed, 20)
      view.writeUInt32LE(size, 24)
      view.writeUInt16LE(name.length, 28)
      view.writeUInt32LE(at, 42)
    },
    name,
  )
}

function directoryEnd(count: number, length: number, at: number): Buffer {
  return record(22, (view) => {
    view.writeUInt32LE(0x06054b50, 0)
    view.writeUInt16LE(count, 8)
    view.writeUInt16LE(count, 10)
    view.writeUInt32LE(length, 12)
    view.writeUInt32LE(at, 16)
  })
}

function record(length: number, fill: (view: Buffer) => void, name: Buffer = Buffer.alloc(0)): Buffer {
  const view = Buffer.alloc(length)
  fill(view)
  return Buffer.concat([view, name])
}
