import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Place } from './embedded-place.ts'
import { here, isAlive, run } from './embedded-process.ts'
import { refusal, StartRefused } from './start-refused.ts'

/** Makes the database, whole or not at all: a half-made folder is never taken for one. */
export async function initialise({ binaries, owner, folder, data }: Place): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const unfinished = `${data}.new-${process.pid}`
  try {
    await removeUnfinished(data)
    await mkdir(unfinished, { mode: 0o700 })
    if (owner.uid !== undefined) await chown(unfinished, owner.uid, owner.gid!)
    await initdb(join(binaries, 'initdb'), { cwd: unfinished, owner })
    await rename(unfinished, data)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (existsSync(join(data, 'PG_VERSION'))) return // another start was quicker
    if (existsSync(data)) throw new StartRefused(`${data} is no whole database: move it away, then start again.`)
    throw refusal(error, folder)
  }
}

async function removeUnfinished(data: string) {
  for (const name of await readdir(dirname(data))) {
    const [made, pid] = name.split('.new-')
    if (made !== basename(data) || !pid || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue
    await rm(join(dirname(data), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** C.UTF-8 tells letters from signs in every language; trigrams would lose é and ñ without it. Not every system has it. */
async function initdb(command: string, place: Parameters<typeof run>[2]) {
  const args = ['-D', here(place.cwd), '--username=posy', '--auth=trust', '--encoding=UTF8', '--no-instructions', '--locale=C']
  const collation = ['--locale-provider=icu', '--icu-locale=en-US']
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    try {
      return await run(command, [...args, ...collation, `--lc-ctype=${letters}`], place)
    } catch (error) {
      if (!/invalid locale name/.test(String(error)) || letters === 'C') throw error
    }
  }
}
