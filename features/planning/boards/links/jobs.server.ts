import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { keepSmall } from '#features/files/uploads/small/api.server.ts'
import type { JobTools } from '#server/feature.ts'
import { FetchRefused } from '#server/fetcher/fetch-refused.ts'
import { readPage } from '#server/fetcher/read-page.ts'
import { readPicture } from '#server/fetcher/read-picture.ts'
import type { Task } from '#server/jobs.ts'
import { findUnread, saveRead } from './rows.server.ts'

const Link = z.object({ user_id: z.int(), id: z.int() })

/** What others own is kept small, and for the couple alone. */
const longest = 600

/** Reads what a page says of itself, once: its title, who made it, and its picture in small unless it wants to be pinned nowhere. */
export function linkJobs(tools: Pick<JobTools, 'db' | 'files' | 'settings'>): Record<string, Task> {
  return {
    read_link: async (payload, stopping) => {
      const { user_id, id } = Link.parse(payload)
      const link = await findUnread(tools.db, user_id, id)
      if (!link) return
      const page = await readPage(link.source_url, tools.settings.fetch, stopping).catch(unlessRefused)
      if (!page) return
      const file_id = page.picture && !page.nopin ? await pictureOf(tools, user_id, page.picture, stopping) : undefined
      await saveRead(tools.db, { ...link, user_id, id, title: page.title, author: page.author, file_id })
    },
  }
}

async function pictureOf(
  { db, files, settings }: Pick<JobTools, 'db' | 'files' | 'settings'>,
  user_id: number,
  address: string,
  stopping: AbortSignal,
) {
  const path = await files.onItsWay(randomUUID())
  try {
    const { body } = await readPicture(address, settings.fetch, { stopping })
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    return await keepSmall({ db, files }, { user_id, name: 'link.webp', path, width: longest })
  } catch (error) {
    return unlessRefused(error)
  } finally {
    await rm(path, { force: true })
  }
}

/** A page that is not there, or not for us, leaves the link as it was typed. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof FetchRefused)) throw error
}
