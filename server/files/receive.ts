import { type FileHandle, open } from 'node:fs/promises'

export interface Received {
  bytes: number
  /** More came than there is room for; nothing of it counts then. */
  isTooMuch: boolean
}

/** So much is written at once: what arrives comes in small parts, and each one alone would wait for the disk. */
const atOnce = 524_288

/** Writes a body to the disk as it arrives. When it is cut off, what arrived until then is there. */
export async function receive(body: ReadableStream<Uint8Array> | null, path: string, most: number): Promise<Received> {
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  let [waiting, length]: [Uint8Array[], number] = [[], 0]
  try {
    for await (const chunk of untilCut(body)) {
      if (bytes + chunk.length > most) return { bytes: 0, isTooMuch: true }
      bytes += chunk.length
      length += chunk.length
      waiting.push(chunk)
      if (length < atOnce) continue
      await written(file, waiting, length)
      ;[waiting, length] = [[], 0]
    }
    await written(file, waiting, length)
    return { bytes, isTooMuch: false }
  } finally {
    await file.close()
  }
}

/** A disk may take less of several parts than it was given. */
async function written(file: FileHandle, parts: Uint8Array[], length: number): Promise<void> {
  if (parts.length === 0) return
  const { bytesWritten } = await file.writev(parts)
  if (bytesWritten < length) await file.writeFile(Buffer.concat(parts).subarray(bytesWritten))
}

async function* untilCut(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) yield read.value
  } catch {
    return // the network
  } finally {
    void reader?.cancel().catch(() => {})
  }
}
