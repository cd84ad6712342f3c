import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import { isWholePdf } from '#server/files/file-kind.ts'
import type { Files } from '#server/files/files.ts'
import type { Refusal } from '#server/files/picture-bounds.ts'
import type { Looked } from '#server/files/picture-keeping.ts'
import type { Task } from '#server/jobs.ts'
import { widthsOf } from '#web/picture-address.ts'
import { findKeptOne, leaveOver, noteKey, noteMade } from './storage/rows.server.ts'
import { wholeKey } from './file-place.ts'
import { refusalWords } from './refusal-words.ts'
import { addFile, findSame, type NewFile } from './rows.server.ts'
import { claimLook, endUpload, findPieces, holdRoom, leaveLook } from './upload-rows.server.ts'

interface Services {
  db: Db
  files: Files
}

interface Arrived {
  user_id: number
  id: number
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimLook>>>

/** Looks at what arrived whole, and keeps it or says why not. Where somebody looks already there is nothing to do. */
export async function keepUpload(services: Services, arrived: Arrived): Promise<void> {
  const { db, files } = services
  const claimed = await claimLook(db, arrived.user_id, arrived.id)
  if (!claimed) return
  const name = randomUUID()
  const [path, out] = [await files.onItsWay(name), await files.onItsWay(`${name}.out`)]
  try {
    const sha256 = await putTogether(services, arrived, path)
    const looked = await looking(files, claimed, { sha256, path, out })
    if ('refused' in looked)
      await endUpload(db, arrived, { state: 'refused', reason: refusalWords(files.limits, claimed.purpose)[looked.refused] })
    else await keep(services, arrived, { ...newFile(arrived.user_id, claimed, looked), sha256 }, looked.kind === 'pdf' ? path : out)
  } catch (error) {
    await leaveLook(db, arrived.user_id, arrived.id).catch(() => {})
    throw error
  } finally {
    for (const file of [path, out]) await rm(file, { force: true }).catch(() => {})
  }
}

/** The pieces as one file of this machine, and its sum. */
async function putTogether({ db, files: { store } }: Services, { user_id, id }: Arrived, path: string): Promise<Buffer> {
  const pieces = await findPieces(db, user_id, id)
  const sum = createHash('sha256')
  const whole = await open(path, 'w', 0o600)
  try {
    for (const { key } of pieces)
      if (!(await store.copy(key, whole, (part) => sum.update(part))))
        throw Object.assign(new Error('A piece of an upload is not in the storage'), { code: 'PIECE' })
  } finally {
    await whole.close()
  }
  return sum.digest()
}

interface OnItsWay {
  sha256: Buffer
  path: string
  out: string
}

async function looking({ limits, keeper }: Files, { purpose, size, sha256 }: Claimed, way: OnItsWay): Promise<Looked> {
  if (sha256 && !sha256.equals(way.sha256)) return { refused: 'damaged' }
  // Of a PDF nothing is opened, so that nobody waits for who opens pictures.
  const isPdf = await isWholePdf(way.path)
  const looked: Looked = isPdf ? { kind: 'pdf' } : await keeper.look({ path: way.path, out: way.out, bounds: limits.bounds })
  if ('refused' in looked) return looked
  const refused = unwanted(looked.kind, purpose, size, limits)
  return refused ? { refused } : looked
}

function unwanted(kind: 'picture' | 'pdf', purpose: string, size: number, limits: Files['limits']): Refusal | undefined {
  if (kind === 'picture') return size > limits.picture ? 'picture_too_large' : undefined
  if (purpose === 'picture') return 'no_picture'
  return size > limits.pdf ? 'pdf_too_large' : undefined
}

function newFile(
  user_id: number,
  { name, purpose, size }: Claimed,
  looked: Exclude<Looked, { refused: Refusal }>,
): Omit<NewFile, 'sha256'> {
  const key = `kept/${randomUUID().replace(/^(..)/, '$1/$1')}`
  const plain = { width: null, height: null, author: '', copyright: '', licence: '', ai: '' }
  const about = { user_id, key, name, purpose, kind: looked.kind }
  if (looked.kind === 'pdf') return { ...about, ...plain, format: 'pdf', bytes: size }
  const { credit, format, bytes, width, height } = looked
  return { ...about, ...credit, format, bytes, width, height }
}

/** In the storage first, then in the tables: what is there without a row is left over, and a row without a file can't be. */
async function keep({ db, files: { store } }: Services, arrived: Arrived, file: NewFile, path: string): Promise<void> {
  const same = await findSame(db, file)
  if (same !== undefined) return void (await endUpload(db, arrived, { state: 'kept', file_id: same }))
  await noteKey(db, file.key)
  await store.put(wholeKey(file), path)
  const isKept = await inTransaction(db, async (db) => {
    await holdRoom(db, file.user_id)
    const same = await findSame(db, file) // two of the same at once
    const file_id = same ?? (await addFile(db, file))
    return (await endUpload(db, arrived, { state: 'kept', file_id })) ? same === undefined : gaveUp()
  }).catch(unlessGaveUp)
  if (!isKept) await leaveOver(db, file.key)
}

class GaveUp extends Error {}

function gaveUp(): never {
  throw new GaveUp()
}

function unlessGaveUp(error: unknown): boolean {
  if (error instanceof GaveUp) return false
  throw error
}

const ofUpload = z.object({ user_id: z.int(), id: z.int() })
const ofFile = z.object({ id: z.int(), width: z.int().optional() })

/** What was cut off is looked at, and pictures get their widths and their AVIF, one at a time, after what is more urgent. */
export function fileJobs(services: Services): Record<string, Task> {
  return {
    keep_upload: (payload) => keepUpload(services, ofUpload.parse(payload)),
    make_sizes: async (payload, stopping) => {
      const found = await findKeptOne(services.db, ofFile.parse(payload).id)
      for (const width of found?.width ? widthsOf({ width: found.width }) : []) {
        stopping.throwIfAborted()
        await makeSize(services, found!, width, 'webp')
      }
    },
    make_file_avif: async (payload) => {
      const { id, width } = ofFile.parse(payload)
      const found = await findKeptOne(services.db, id)
      if (found?.width && widthsOf({ width: found.width }).includes(width!)) await makeSize(services, found, width!, 'avif')
    },
  }
}

type Kept = NonNullable<Awaited<ReturnType<typeof findKeptOne>>>

async function makeSize({ db, files }: Services, file: Kept, width: number, format: 'webp' | 'avif'): Promise<void> {
  const made = `${width}.${format}`
  if (file.made.includes(made)) return
  const name = randomUUID()
  const [path, out] = [await files.onItsWay(name), await files.onItsWay(`${name}.out`)]
  try {
    const whole = await open(path, 'w', 0o600)
    if (!(await files.store.copy(wholeKey(file), whole).finally(() => whole.close()))) return
    if (!(await files.keeper.resize({ path, out, width, format }))) return
    const key = `${file.key}/${made}`
    const colors = isSmallest(file, made) ? await files.keeper.colors({ path: out }) : undefined
    await files.store.put(key, out)
    if (!(await noteMade(db, file.id, made, colors))) await leaveOver(db, file.key)
  } finally {
    for (const one of [path, out]) await rm(one, { force: true }).catch(() => {})
  }
}

function isSmallest({ width }: Kept, made: string): boolean {
  return width !== null && made === `${widthsOf({ width })[0]}.webp`
}
