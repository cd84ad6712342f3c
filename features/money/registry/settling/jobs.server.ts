import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import type { Payments } from '#server/payments/payments.ts'
import { t } from '#web/text/text.ts'
import { writeAccount } from '../account/rows.server.ts'
import { settleGift } from './api.server.ts'
import { findNamed, findOpen, findPast, forget, queueGift } from './rows.server.ts'

interface Tools {
  db: Db
  payments: Payments
  publicUrl: string
}

const Job = z.object({ id: z.int(), is_late: z.boolean().default(false) })

/** The task settle_gift. Half a minute after it began, what the provider knows nothing of was never charged. */
export function settleGifts({ db, payments: { gifts }, publicUrl }: Tools): Task {
  return async (payload) => {
    const { id, is_late } = Job.parse(payload)
    if (gifts) await settleGift({ db, gifts, publicUrl }, id, is_late ? { ifNone: t('money.came_to_nothing') } : {})
  }
}

const News = z.object({ account: z.string(), type: z.string(), refs: z.array(z.string()), gift: z.int().nullable() })

/** The task follow_gifts: what an account's provider had news of is asked there; of another account's gifts it says nothing. */
export function followGifts({ db, payments: { gifts } }: Tools): Task {
  return async (payload) => {
    const { account, type, refs, gift } = News.parse(payload)
    if (!gifts) return
    if (type.startsWith('account.')) await writeAccount(db, account, await gifts.account(account))
    for (const id of await findNamed(db, account, { refs, gift: gift ?? undefined })) await queueGift(db, id)
  }
}

/** The task review_gifts: makes up for whatever was not heard. After a month the provider lets go of what came to nothing, and then it is forgotten. */
export async function reviewGifts({ db, payments: { gifts }, publicUrl }: Tools): Promise<void> {
  if (!gifts) return
  for (const id of await findOpen(db)) await queueGift(db, id)
  for (const past of await findPast(db)) {
    if (past.ref !== null) await gifts.letGo({ account: past.account, ref: past.ref })
    await settleGift({ db, gifts, publicUrl }, past.id, { ifNone: t('money.came_to_nothing') })
    await forget(db, past.id)
  }
}
