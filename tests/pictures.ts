import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Db } from '#db/db.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPictures, queueAvif } from '#server/pictures.ts'
import { type Master, readMasters } from '../art/masters.ts'

export const masters = readMasters()
export const hero = masterOf('home-hero')

/** What browsers send that know AVIF, and those that don't. */
export const takesAvif = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
export const takesWebp = { accept: 'image/webp,*/*' }

const ends: (() => unknown)[] = []
afterAll(() => ends.forEach((end) => end()))

/** A server of the real pictures, which keeps what it makes in a folder of its own. */
export async function newPictureServer(db: Db, options: Partial<Parameters<typeof openPictures>[0]> = {}) {
  const folder = options.folder ?? newFolder()
  const log = openLog('silent')
  const pictures = openPictures({ log, askForAvif: (address) => queueAvif(db, address), ...options, folder })
  const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
  const app = createApp({ db, log, settings, pictures })
  const { server, port } = await listen({ host: '127.0.0.1', port: 0, answer: app.fetch })
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const origin = `http://127.0.0.1:${port}`
  return { pictures, folder, origin, get }

  async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
    const answer = await fetch(origin + address, { method, headers })
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }
}

export function newFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'posy-pictures-')), 'pictures')
  mkdirSync(folder)
  ends.push(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  return folder
}

export function namesIn(folder: string): string[] {
  return readdirSync(folder).sort()
}

export function masterOf(name: string): Master {
  const master = masters.get(name)
  if (!master) throw new Error(`no master ${name}`)
  return master
}
