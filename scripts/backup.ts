import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#db/embedded.ts'
import { StartRefused } from '#db/start-refused.ts'
import { readSettings } from '#server/settings.ts'

/** What belongs to the server that runs, not to its data. */
const leftOut = /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init.*|pgsql_tmp.*|posy-.*)$/
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])

// Copies the files of the product's own PostgreSQL while it runs; docs/operations.md says what to do with them.
try {
  const [given] = process.argv.slice(2)
  const { database_url, data_folder } = readSettings(process.env)
  if (!given) throw new StartRefused('Please name the folder for the copy: node scripts/backup.ts /var/backups/posy/base')
  if (database_url) throw new StartRefused('This is for the PostgreSQL that the product runs by itself; back up yours with pg_basebackup.')
  const folder = resolve(given)
  await backUp(data_folder, folder)
  console.log(`The copy is in ${folder}.`)
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

/** The copy appears at one stroke, when all that it needs of the log has been archived. */
async function backUp(dataFolder: string, folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) throw new StartRefused(`${folder} is there already; please name another.`)
  const server = await startEmbedded(dataFolder)
  const client = new pg.Client(server.url('postgres'))
  await client.connect()
  try {
    await copyFrom(server.data, client, `${folder}.part`)
    await rename(`${folder}.part`, folder)
    await flush(dirname(folder))
  } finally {
    await client.end()
    if (!server.wasRunning) await server.stop()
  }
}

/** Files change while they are copied; the log from the start of the backup to its end mends them when it is restored. */
async function copyFrom(data: string, client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  if (rows[0]?.archive_mode === 'off')
    throw new StartRefused('PostgreSQL does not archive its log yet; docs/operations.md says how it does.')
  await rm(folder, { recursive: true, force: true })
  await client.query(`select pg_backup_start('posy', true)`)
  await copyTree(data, folder)
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
  await writeFile(join(folder, 'backup_label'), stopped.rows[0]!.labelfile, { flush: true })
  await flush(folder)
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o700)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (leftOut.test(entry.name)) continue
    if (entry.isDirectory() && emptied.has(entry.name)) await mkdir(copy, { mode: 0o700 })
    else if (entry.isDirectory()) await copyTree(source, copy)
    else if (entry.isFile()) await copyOne(source, copy)
  }
  await flush(to)
}

/** A table that is dropped meanwhile takes its file with it. */
async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
    await flush(to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
