import { FileRefusal } from './file-refusal.ts'

interface Entry {
  name: string
  method: number
  packed: number
  at: number
}

export interface Archive {
  names: string[]
  /** The text of a file, piece by piece; a missing one has none. */
  read: (name: string) => AsyncGenerator<string>
}

/** More than any guest list; what swells beyond is no list, whatever its directory claims. */
const mostEntries = 4_000
const mostUnpacked = 48 * 1_048_576
const mostRatio = 400

/** The files of a zip archive, by its directory. They are unpacked as they are read, and no further than a list can be. */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map(within(() => directory(bytes, view)).map((entry) => [entry.name, entry]))
  const budget = { left: mostUnpacked }
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) return
      const packed = within(() => contentOf(bytes, view, entry))
      const decoder = new TextDecoder()
      for await (const piece of unpacked(packed, entry.method)) {
        budget.left -= piece.length
        if (budget.left < 0) throw new FileRefusal('too_large')
        yield decoder.decode(piece, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

function directory(bytes: Uint8Array, view: DataView): Entry[] {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new FileRefusal('too_large')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let nth = 0; nth < count; nth++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new FileRefusal('broken')
    if (view.getUint16(at + 8, true) & 1) throw new FileRefusal('locked')
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length))
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    if (size > mostUnpacked || size > Math.max(packed, 4_096) * mostRatio) throw new FileRefusal('too_large')
    entries.push({ name: name.replaceAll('\\', '/'), method: view.getUint16(at + 10, true), packed, at: view.getUint32(at + 42, true) })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The directory's end stands before a comment of at most 64 KB. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new FileRefusal('broken')
}

function contentOf(bytes: Uint8Array, view: DataView, { at, packed }: Entry): Uint8Array {
  if (view.getUint32(at, true) !== 0x04034b50) throw new FileRefusal('broken')
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packed > bytes.length) throw new FileRefusal('broken')
  return bytes.subarray(from, from + packed)
}

/** Packed bytes go in by small pieces, so that what they swell to is seen before it is much. */
async function* unpacked(packed: Uint8Array, method: number): AsyncGenerator<Uint8Array> {
  if (method !== 0 && method !== 8) throw new FileRefusal('broken')
  let from = 0
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (from >= packed.length) return controller.close()
      controller.enqueue(packed.slice(from, from + 16_384))
      from += 16_384
    },
  })
  const reader = (method === 0 ? pieces : pieces.pipeThrough(new DecompressionStream('deflate-raw'))).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new FileRefusal('broken')
      })
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

/** Places that lie outside of the file are those of a broken one. */
function within<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? new FileRefusal('broken') : error
  }
}
