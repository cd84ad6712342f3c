import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'

/** The pictures that were made, in a folder of this process. What is lost or broken there is made again. */
export function openPictureFiles(folder: string, log: Log) {
  return {
    /** The file, when it is there and whole. */
    async read(name: string): Promise<Buffer | undefined> {
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      return bytes && isWhole(bytes) ? bytes : undefined
    },

    /** Appears at one stroke, so that nobody ever reads half of it. A folder that takes nothing costs time, not the picture. */
    async keep(name: string, bytes: Uint8Array): Promise<void> {
      const unfinished = join(folder, `${name}.${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        log.warn({ err: error }, 'picture not kept')
        await rm(unfinished, { force: true }).catch(() => {})
      }
    },

    /** Takes away what a killed process left, and pictures that no address leads to any more. */
    async sweep(isInUse: (name: string) => boolean): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        if (!isInUse(name) && (await ageOf(file)) > longestUse) await rm(file, { force: true }).catch(() => {})
      }
    },
  }
}

/** Another process may share the folder: it writes, or is of the version before. */
const longestUse = 24 * 3_600_000

async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? Date.now() - found.mtimeMs : 0
}

/** A JPEG has an end; the other formats say how long they are: one WebP in all, an AVIF box by box. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length
  return bytes.toString('latin1', 4, 12) === 'ftypavif' && endOfBoxes(bytes) === bytes.length
}

function endOfBoxes(bytes: Buffer): number {
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    if (size < 8) return -1
    end += size
  }
  return end
}
