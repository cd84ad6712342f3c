import * as z from 'zod'
import { inTransaction } from '#db/db.ts'
import type { JobTools } from '#server/feature.ts'
import { FetchRefused } from '#server/fetcher/fetch-refused.ts'
import { readCalendar } from '#server/fetcher/read-calendar.ts'
import type { Task } from '#server/jobs.ts'
import { daysRead } from './days-read.ts'
import { findFeed, queueDue, saveDays, saveSame, saveTrouble } from './rows.server.ts'

const Feed = z.object({ content_id: z.int() })

/** Each calendar elsewhere is read every four hours, and whenever somebody asks. */
export const feedCrontab = '13,43 * * * * read_vendor_feeds'

export function feedJobs({ db, settings }: Pick<JobTools, 'db' | 'settings'>): Record<string, Task> {
  return {
    read_vendor_feeds: () => queueDue(db),
    read_vendor_feed: async (payload, stopping) => {
      const { content_id } = Feed.parse(payload)
      const feed = await findFeed(db, content_id)
      if (!feed) return
      const { address, time_zone, etag, modified } = feed
      try {
        const read = await readCalendar(address, settings.fetch, { etag, modified, stopping })
        if (!read) return await inTransaction(db, (db) => saveSame(db, content_id, address))
        const found = await daysRead(read.text, { time_zone, host: new URL(settings.public_url).host })
        if (typeof found === 'string') return await saveTrouble(db, content_id, address, found)
        await inTransaction(db, (db) => saveDays(db, content_id, { ...read, ...found, address }))
      } catch (error) {
        // A process that is about to end reads nothing, which says nothing of the calendar.
        if (!(error instanceof FetchRefused) || stopping.aborted) throw error
        await saveTrouble(db, content_id, address, error.why)
      }
    },
  }
}
