import { open } from 'node:fs/promises'

export interface Received {
  bytes: number
  /** More came than there is room for; nothing of it counts then. */
  isTooMuch: boolean
}

/** Writes a body to the disk as it arrives. When it is cut off, what arrived until then is there. */
export async function receive(body: ReadableStream<Uint8Array> | null, path: string, most: number): Promise<Received> {
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of untilCut(body)) {
      if (bytes + chunk.length > most) return { bytes: 0, isTooMuch: true }
      await file.writeFile(chunk)
      bytes += chunk.length
    }
    return { bytes, isTooMuch: false }
  } finally {
    await file.close()
  }
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
