import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { asRefused, FetchRefused } from './fetch-refused.ts'

/** What can be undone of how a body is packed; nothing else is asked for. */
export const packings = 'gzip, br'

/** The body as it was before it was packed, which breaks off with a refusal as soon as either form grows past the bound. */
export function bodyOf(answer: IncomingMessage, most: number, signal: AbortSignal): Readable {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = unpackers[packing]
  if (packing !== 'identity' && !unpack) {
    answer.destroy()
    throw new FetchRefused('kind')
  }
  const body = bounded(most, signal)
  const steps = unpack ? [answer, bounded(most, signal), unpack(), body] : [answer, body]
  pipeline(steps, () => {})
  return body
}

const unpackers: Record<string, () => Transform> = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress }

/** Bytes count on both sides of the unpacking: a little may become much, and much may become nothing. What breaks, breaks as a refusal. */
function bounded(most: number, signal: AbortSignal): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > most) done(new FetchRefused('large'))
      else done(null, chunk)
    },
    // A body that ends with its connection looks whole when that was cut from here.
    flush: (done) => done(signal.aborted ? new FetchRefused('unreachable') : null),
    destroy: (error, done) => done(error && asRefused(error)),
  })
}

/** So many bytes of it at most, and then no more is read. */
export async function beginningOf(body: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= most) break
    }
    return Buffer.concat(chunks).subarray(0, most)
  } catch (error) {
    throw asRefused(error)
  } finally {
    body.destroy()
  }
}
