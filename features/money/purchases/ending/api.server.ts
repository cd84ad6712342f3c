import { type Db, inTransaction } from '#db/db.ts'
import { paymentRefused } from '#server/errors.ts'
import { t } from '#web/text/text.ts'
import { order } from '../settling/rows.server.ts'
import * as rows from './rows.server.ts'

/** No more renewals; asked twice it is asked once. */
export function askCancel(db: Db, user_id: number, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    if (!(await rows.markCancelled(db, user_id, id))) paymentRefused(t('money.not_renewed'))
    await order(db, id, 'cancel')
  })
}

/** The money goes back, and what was bought ends at once. */
export function askRefund(db: Db, user_id: number, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const marked = await rows.markRefunded(db, user_id, id)
    if (!marked) {
      if (await rows.isRefundAsked(db, user_id, id)) return
      paymentRefused(t('money.too_late'))
    }
    if (marked.is_recurring) await order(db, id, 'end')
    await order(db, id, 'refund')
  })
}

/** An account that is to go is not charged any more; what is paid stays paid until it is gone. */
export async function stopRenewals(db: Db, user_id: number): Promise<void> {
  for (const { id } of await rows.findRenewing(db, user_id)) {
    await rows.markEnding(db, id)
    await order(db, id, 'cancel')
  }
}

/** Before an account goes, the provider has to know that it is over: false until it does. */
export async function endPayments(db: Db, user_id: number): Promise<boolean> {
  for (const { id } of await rows.findRenewing(db, user_id)) await order(db, id, 'end')
  return !(await rows.hasOpenOrders(db, user_id))
}
