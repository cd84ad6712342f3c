import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import type { Payments } from '#server/payments/payments.ts'
import { t } from '#web/text/text.ts'
import { settle } from './api.server.ts'

/** The task settle_purchase. Half a minute after it began, what the provider knows nothing of was never charged. */
export function settlePurchase(db: Db, payments: Payments): Task {
  return async (payload) => {
    const { id, is_late } = Job.parse(payload)
    await settle(db, payments, id, is_late ? { ifNone: t('money.came_to_nothing') } : {})
  }
}

const Job = z.object({ id: z.int(), is_late: z.boolean().default(false) })
