import { type Db, inTransaction } from '#db/db.ts'
import { queueMail } from '#server/mail.ts'
import type { Task } from '#server/jobs.ts'
import { t } from '#web/text/text.ts'
import { holdBack, noteHeld } from './held-rows.server.ts'
import { heldLetter } from './mail.server.ts'

interface Tools {
  db: Db
  settings: { public_url: string }
}

/** Weddings that wait for their day are looked at again until it comes. */
export function reviewJobs({ db, settings: { public_url } }: Tools): Record<string, Task> {
  return {
    hold_weddings: async () => {
      await inTransaction(db, async (db) => {
        for (const held of await holdBack(db)) {
          const reason = t(reasons[held.why])
          await noteHeld(db, held, reason)
          const way = held.is_vendor ? 'vendor-submit-wedding' : 'submit-wedding'
          await queueMail(db, heldLetter(held, { reason, url: `${public_url}/tools/${way}/${held.slug}/preview` }))
        }
      })
    },
  }
}

const reasons = { pictures: 'wedding_review.picture_gone', credits: 'wedding_review.credit_gone' } as const

export const reviewCrontab = '* * * * * hold_weddings'
