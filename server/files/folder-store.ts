import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { checked, type Store, type Stored } from './store.ts'

/** Files in a folder of this machine, or one that several share. */
export function openFolderStore(folder: string): Store {
  const place = (key: string) => join(folder, checked(key))
  return {
    async put(key, path) {
      const to = place(key)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await flush(path)
      await move(path, to)
      await flush(dirname(to))
    },

    async get(key, range) {
      const found = await stat(place(key)).catch(orNothing)
      if (!found?.isFile()) return undefined
      const [start, end] = range ? [range.first, Math.min(range.last, found.size - 1)] : [0, found.size - 1]
      return { content: Readable.from(bytesOf(place(key), start, end), { objectMode: false }), bytes: end - start + 1 }
    },

    async copy(key, to, tell) {
      const from = await open(place(key)).catch(orNothing)
      if (!from) return false
      await poured(from, to, tell).finally(() => from.close())
      return true
    },

    async size(key) {
      const found = await stat(place(key)).catch(orNothing)
      return found?.isFile() ? found.size : undefined
    },

    async remove(key) {
      await rm(place(key), { recursive: true, force: true })
    },

    list: (key) => below(folder, checked(key)),
  }
}

/** Opened when somebody begins to read, so that what nobody reads stays shut. */
async function* bytesOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (end >= start) yield* createReadStream(path, { start, end }) as AsyncIterable<Uint8Array>
}

/** By one piece of memory: what holds files asks for the collection of everything that the process ever held. */
async function poured(from: FileHandle, to: FileHandle, tell?: (part: Uint8Array) => void): Promise<void> {
  const room = Buffer.allocUnsafe(1_048_576)
  for (let read = await from.read(room); read.bytesRead > 0; read = await from.read(room)) {
    const part = room.subarray(0, read.bytesRead)
    tell?.(part)
    await to.writeFile(part)
  }
}

async function* below(folder: string, key: string): AsyncGenerator<Stored> {
  const entries = (await readdir(join(folder, key), { withFileTypes: true }).catch(orNothing)) ?? []
  for (const entry of entries) {
    const inner = `${key}/${entry.name}`
    if (entry.isDirectory()) yield* below(folder, inner)
    const found = entry.isFile() && !entry.name.endsWith('.part') ? await stat(join(folder, inner)).catch(orNothing) : undefined
    if (found) yield { key: inner, bytes: found.size, at: found.mtimeMs }
  }
}

/** From another disk it is copied first, so that it still appears at one stroke. */
async function move(path: string, to: string): Promise<void> {
  try {
    await rename(path, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const unfinished = `${to}.${randomUUID()}.part`
    await copyFile(path, unfinished)
    await flush(unfinished)
    await rename(unfinished, to)
    await rm(path)
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
