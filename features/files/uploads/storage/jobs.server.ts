import type { Db } from '#db/db.ts'
import type { Store } from '#server/files/store.ts'
import type { Task } from '#server/jobs.ts'
import { wholeKey } from '../file-place.ts'
import { removeExpired } from '../upload-rows.server.ts'
import {
  findKept,
  findLeftovers,
  type KeptRow,
  knownKeys,
  leaveOver,
  markMissing,
  removeLongDeleted,
  withoutLeftover,
} from './rows.server.ts'

interface Services {
  db: Db
  store: Store
}

/** Takes away what nobody can have any more: uploads that came to nothing, files deleted 30 days ago, and what lies without a row. */
export async function tidyFiles({ db, store }: Services, stopping?: AbortSignal): Promise<void> {
  await removeExpired(db)
  await removeLongDeleted(db)
  for (let keys = await findLeftovers(db, some); keys.length > 0; keys = await findLeftovers(db, some)) {
    for (const key of keys) {
      stopping?.throwIfAborted()
      await withoutLeftover(db, key, () => store.remove(key))
    }
  }
}

/** Compares storage and rows both ways: what lies there without a row goes, and what a row misses is said to be missing until it is back. */
export async function reconcile(
  { db, store }: Services,
  stopping?: AbortSignal,
  now = Date.now(),
): Promise<{ orphans: number; missing: number }> {
  let [orphans, missing] = [0, 0]
  for (const folder of ['arriving', 'kept']) {
    for await (const keys of groupsOf(placesIn(store, folder, now), some)) {
      stopping?.throwIfAborted()
      const known = await knownKeys(db, keys)
      const gone = keys.filter((key) => !known.has(key))
      for (const key of gone) await leaveOver(db, key)
      orphans += gone.length
    }
  }
  for (let rows = await findKept(db, 0, some); rows.length > 0; rows = await findKept(db, rows.at(-1)!.id, some)) {
    stopping?.throwIfAborted()
    const lost = new Set<KeptRow>()
    for (const row of rows) if ((await store.size(wholeKey(row))) === undefined) lost.add(row)
    const ids = (isLost: boolean) => rows.filter((row) => lost.has(row) === isLost).map(({ id }) => id)
    await markMissing(db, ids(true), true)
    await markMissing(db, ids(false), false)
    missing += lost.size
  }
  await tidyFiles({ db, store }, stopping)
  return { orphans, missing }
}

export function storageJobs(services: Services): Record<string, Task> {
  return {
    tidy_files: (_, stopping) => tidyFiles(services, stopping),
    reconcile_files: async (_, stopping) => void (await reconcile(services, stopping)),
  }
}

/** Every ten minutes, and every night. */
export const storageCrontab = '*/10 * * * * tidy_files\n47 3 * * * reconcile_files'

const some = 200

/** What was put there just now may be about to get its row, by a process that is older than what it notes. */
const youngest = 3_600_000

/** The places that are spoken of in rows, each once: of a kept file the folder, of a piece itself. */
async function* placesIn(store: Store, folder: string, now: number): AsyncGenerator<string> {
  let last = ''
  for await (const { key, at } of store.list(folder)) {
    const place = folder === 'kept' ? key.slice(0, key.lastIndexOf('/')) : key
    if (place === last || now - at < youngest) continue
    last = place
    yield place
  }
}

async function* groupsOf<Item>(items: AsyncIterable<Item>, most: number): AsyncGenerator<Item[]> {
  let group: Item[] = []
  for await (const item of items) {
    group.push(item)
    if (group.length < most) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
