import { basename } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#db/db.ts'
import { pictureAddress, readPictureAddress, readShareAddress, shareAddress, widthsOf } from '#web/picture-address.ts'
import { findMaster, type Master, readMasters } from '../art/masters.ts'
import type { Task } from './jobs.ts'
import type { Log } from './log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { accepts, imageAnswer, refused } from './picture-answer.ts'
import { openPictureFiles } from './picture-files.ts'
import { makeAvif, makeShare, makeWebp, type SizedPicture } from './picture-making.ts'

export interface Pictures {
  answer: (request: Request) => Promise<Response>
  /** The task make_avif. */
  makeAvif: Task
}

interface Options {
  /** Of this process alone, or of several that see the same files. */
  folder: string
  log: Log
  /** Sees to it that make_avif is done for this address. */
  askForAvif: (address: string) => Promise<void>
  masters?: ReadonlyMap<string, Master>
  /** How many pictures may wait to be made. */
  most?: number
}

/** Gives out the masters in the widths and the format that a browser wants, made when they are first asked for. */
export function openPictures({ folder, log, askForAvif, masters = readMasters(), most = 32 }: Options): Pictures {
  const files = openPictureFiles(folder, log)
  const made = oneAtATime({ nameOf: fileName, work: makeWhereMissing, most })
  const asked = new Map<string, number>()
  void files.sweep((file) => wantedAt(`/pictures/${file.replace(/\.(webp|avif)$/, '')}`, masters) !== undefined)

  async function answerFor(sized: SizedPicture, request: Request): Promise<Response> {
    const takesAvif = accepts(request.headers.get('accept') ?? '', 'image/avif')
    const avif = takesAvif ? await files.read(avifName(sized)) : undefined
    if (avif) return imageAnswer(request, avif, 'image/avif', forever)
    const webp = await fileOf(sized, request.signal)
    if (takesAvif) askAgain(addressOf(sized))
    return imageAnswer(request, webp, 'image/webp', takesAvif ? `public, max-age=${soon}` : forever)
  }

  /** Programs of others fetch it to show it on pages of theirs. */
  async function shareFor(shared: Wanted, request: Request): Promise<Response> {
    const answer = imageAnswer(request, await fileOf(shared, request.signal), 'image/jpeg', forever)
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }

  async function fileOf(wanted: Wanted, leaving?: AbortSignal): Promise<Buffer> {
    return (await files.read(fileName(wanted))) ?? made(wanted, leaving)
  }

  /** Who looked while another's work was being written finds it now. */
  async function makeWhereMissing(wanted: Wanted): Promise<Buffer> {
    const kept = await files.read(fileName(wanted))
    if (kept) return kept
    const bytes = await (isSized(wanted) ? makeWebp(wanted) : makeShare(wanted.master))
    await files.keep(fileName(wanted), bytes)
    return bytes
  }

  /** The job may run in a process with another folder: who still has none asks again, until its own turn comes. */
  function askAgain(address: string): void {
    if ((asked.get(address) ?? 0) > Date.now()) return
    asked.set(address, Date.now() + soon * 1_000)
    askForAvif(address).catch((error: Error) => log.warn({ reason: error.message }, 'AVIF not asked for'))
  }

  return {
    async answer(request) {
      const wanted = wantedAt(new URL(request.url).pathname, masters)
      if (!wanted) return Response.json({ message: 'Not found.' }, { status: 404 })
      return (isSized(wanted) ? answerFor(wanted, request) : shareFor(wanted, request)).catch(refused)
    },

    async makeAvif(payload, stopping) {
      const { address } = AvifJob.parse(payload)
      const sized = sizedAt(address, masters)
      if (!sized || (await files.read(avifName(sized)))) return
      const { length } = await fileOf(sized)
      const avif = await makeAvif(sized, length, stopping)
      if (avif) await files.keep(avifName(sized), avif)
      else asked.set(address, Number.POSITIVE_INFINITY)
    },
  }
}

/** One at a time on all machines, after what is more urgent, and only once for all who ask meanwhile. */
export async function queueAvif(db: Db, address: string): Promise<void> {
  const payload = JSON.stringify({ address })
  await sql`
    select graphile_worker.add_job('make_avif', ${payload}::json,
      queue_name => 'pictures', job_key => ${`avif:${address}`}, priority => 10, max_attempts => 3)
  `.execute(db)
}

const AvifJob = z.object({ address: z.string() })

const forever = 'public, max-age=31536000, immutable'

/** Seconds after which a browser that takes AVIF looks whether there is one by now. */
const soon = 600

/** A picture in a width, or as it is shown beside a link. */
type Wanted = SizedPicture | { master: Master }

function isSized(wanted: Wanted): wanted is SizedPicture {
  return 'width' in wanted
}

function wantedAt(address: string, masters: ReadonlyMap<string, Master>): Wanted | undefined {
  const { name = '', hash } = readShareAddress(address) ?? {}
  const master = findMaster(masters, name)
  return master && master.hash === hash ? { master } : sizedAt(address, masters)
}

function sizedAt(address: string, masters: ReadonlyMap<string, Master>): SizedPicture | undefined {
  const { name = '', hash, width = 0 } = readPictureAddress(address) ?? {}
  const master = findMaster(masters, name)
  return master?.hash === hash && master && widthsOf(master).includes(width) ? { master, width } : undefined
}

function addressOf({ master, width }: SizedPicture): string {
  return pictureAddress(master, width)
}

function fileName(wanted: Wanted): string {
  return isSized(wanted) ? `${basename(addressOf(wanted))}.webp` : basename(shareAddress(wanted.master))
}

function avifName(sized: SizedPicture): string {
  return `${basename(addressOf(sized))}.avif`
}
