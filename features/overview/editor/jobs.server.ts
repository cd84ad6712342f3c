import type { Db } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import { publishDue } from './write-rows.server.ts'

export function editorJobs(db: Db): Record<string, Task> {
  return {
    publish_due: async () => {
      await publishDue(db)
    },
  }
}

/** Days begin at midnight, of the database's clock. */
export const editorCrontab = '* * * * * publish_due'
