import { createHash, randomBytes } from 'node:crypto'
import { uploadCalls } from '#web/ui/upload/upload-calls.ts'
import { uploadMemory } from '#web/ui/upload/upload-memory.ts'
import { createUploadQueue } from '#web/ui/upload/upload-queue.ts'

/** What one browser has: a memory, a line that a story takes away, and queues for its pages. */
export function uploadBrowser(origin: string) {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const line = { up: true, waits: [] as number[], back: Promise.withResolvers<void>() }
  const open = (place = 'here') =>
    createUploadQueue({
      calls: uploadCalls(`${origin}/api/v1/uploads`),
      purpose: 'picture',
      takes: ['image/jpeg', '.heic'],
      memory: uploadMemory(place, store),
      line: {
        isUp: () => line.up,
        wait: async (milliseconds) => {
          line.waits.push(milliseconds)
          await (line.up ? new Promise((resolve) => setTimeout(resolve, 5)) : line.back.promise)
        },
      },
    })
  return { open, line, kept }
}

export function picture(name: string, bytes: number | Buffer<ArrayBuffer>): File {
  return new File([typeof bytes === 'number' ? randomBytes(bytes) : bytes], name, { type: 'image/jpeg' })
}

export async function arrived(file: File): Promise<{ name: string; sha256: string }> {
  return {
    name: file.name,
    sha256: createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  }
}
