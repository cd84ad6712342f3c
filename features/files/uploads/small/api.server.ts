import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { type Db, inTransaction } from '#db/db.ts'
import type { Files } from '#server/files/files.ts'
import { wholeKey } from '../file-place.ts'
import { addFile, findSame } from '../rows.server.ts'
import { leaveOver, noteKey } from '../storage/rows.server.ts'
import { findQuota, holdRoom } from '../upload-rows.server.ts'

interface Services {
  db: Db
  files: Files
}

interface Given {
  user_id: number
  name: string
  path: string
  /** At most so wide. */
  width: number
}

/** Keeps a stranger's picture in a small size and nothing else of it, looked at as what people send. Undefined where it is none, or there is no room. */
export async function keepSmall({ db, files }: Services, { user_id, name, path, width: most }: Given): Promise<number | undefined> {
  const [out, small] = await Promise.all([randomUUID(), randomUUID()].map((one) => files.onItsWay(one)))
  try {
    const looked = await files.keeper.look({ path, out: out!, bounds: files.limits.bounds })
    if ('refused' in looked || looked.kind === 'pdf') return undefined
    const scale = Math.min(1, most / Math.max(looked.width, looked.height))
    const [width, height] = [looked.width, looked.height].map((side) => Math.max(1, Math.round(side * scale)))
    if (!(await files.keeper.resize({ path: out!, out: small!, width: width!, format: 'webp' }))) return undefined
    const content = await readFile(small!)
    const sha256 = createHash('sha256').update(content).digest()
    const key = `kept/${randomUUID().replace(/^(..)/, '$1/$1')}`
    const about = { kind: 'picture', purpose: 'picture', format: 'webp', bytes: content.length, width: width!, height: height! } as const
    const palette = JSON.stringify(await files.keeper.colors({ path: small! }))
    const file = { ...about, ...looked.credit, palette, user_id, key, name, sha256 }
    await noteKey(db, key)
    await files.store.put(wholeKey(file), small!)
    const kept = await inTransaction(db, async (db) => {
      const { bytes, deleted } = await holdRoom(db, user_id)
      if (bytes + deleted + content.length > (await findQuota(db, user_id, files.limits))) return undefined
      return (await findSame(db, file)) ?? { added: await addFile(db, file) }
    })
    if (typeof kept === 'object') return kept.added
    await leaveOver(db, key)
    return kept
  } finally {
    for (const one of [out, small]) await rm(one!, { force: true })
  }
}
