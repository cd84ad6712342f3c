import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartRefused } from '#db/start-refused.ts'
import { openFolderStore } from '#server/files/folder-store.ts'
import { openS3Store } from '#server/files/s3-store.ts'
import type { Store } from '#server/files/store.ts'
import { readSettings } from '#server/settings.ts'

// Copies the files that people brought from the folder into S3, or back; what is there in its full length already is passed over.
try {
  const [way] = process.argv.slice(2)
  const { data_folder, files } = readSettings(process.env)
  if (way !== 'to-s3' && way !== 'to-folder') throw new StartRefused('Please say where to: to-s3 or to-folder.')
  if (!files.s3) throw new StartRefused('Please set S3_URL, S3_KEY and S3_SECRET, also for the way back from there.')
  const [folder, s3] = [openFolderStore(join(data_folder, 'files')), openS3Store(files.s3)]
  const place = join(data_folder, 'on-its-way')
  await mkdir(place, { recursive: true, mode: 0o700 })
  const { moved, there } = await (way === 'to-s3' ? move(folder, s3, place) : move(s3, folder, place))
  console.log(`${moved} files copied, ${there} were there already.`)
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

/** What arrives moves too: an upload goes on after it. */
async function move(from: Store, to: Store, folder: string): Promise<{ moved: number; there: number }> {
  let [moved, there] = [0, 0]
  for (const place of ['kept', 'arriving']) {
    for await (const { key, bytes } of from.list(place)) {
      if ((await to.size(key)) === bytes) there++
      else if (await copyOne(from, to, key, join(folder, randomUUID()))) moved++
      if (moved > 0 && moved % 1_000 === 0) console.log(`${moved} files copied so far.`)
    }
  }
  return { moved, there }
}

/** False where it was taken away meanwhile. */
async function copyOne(from: Store, to: Store, key: string, path: string): Promise<boolean> {
  const stored = await from.get(key)
  if (!stored) return false
  try {
    await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }))
    await to.put(key, path)
    return true
  } finally {
    await rm(path, { force: true })
  }
}
