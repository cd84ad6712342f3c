import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import { queueMail } from '#server/mail.ts'
import type { Payments } from '#server/payments/payments.ts'
import { t } from '#web/text/text.ts'
import { providerOf, settle } from '../settling/api.server.ts'
import { order } from '../settling/rows.server.ts'
import { reminderLetter, renewalLetter } from './mail.server.ts'
import { takeReminders, takeRenewals } from './renewal-rows.server.ts'
import * as rows from './rows.server.ts'

const Job = z.object({ id: z.int() })

/** The task tell_provider: says it, then asks whether it shows; until it does, it is said again. */
export function tellProvider(db: Db, payments: Payments): Task {
  return async (payload) => {
    const { id } = Job.parse(payload)
    const told = await rows.findOrder(db, id)
    if (!told) return
    await settle(db, payments, told.purchase_id)
    if (await rows.isConfirmed(db, id)) return
    await tell(db, payments, { ...told, key: `order-${id}` }).then(
      () => rows.noteAttempt(db, id, null),
      async (error: Error) => {
        await rows.noteAttempt(db, id, error.message.slice(0, 500))
        throw error
      },
    )
    await settle(db, payments, told.purchase_id)
    if (!(await rows.isConfirmed(db, id))) throw new Error('The provider does not show it yet')
  }
}

interface Told {
  kind: 'cancel' | 'end' | 'refund'
  purchase_id: number
  provider: 'stripe' | 'paypal'
  ref: string | null
  key: string
}

async function tell(db: Db, payments: Payments, { kind, purchase_id, provider, ref: known, key }: Told): Promise<void> {
  const to = providerOf(payments, provider)
  if (kind === 'refund') {
    const charge = await rows.lastCharge(db, purchase_id)
    if (charge && charge.left > 0) await to.refund(charge.ref, charge.left, key)
    return
  }
  if (known !== null) await to[kind](known, key)
}

/** The task review_purchases: ends what ran out, calls off what would be renewed after the wedding, and says again what was not heard. */
export async function reviewPurchases(db: Db, payments: Payments): Promise<void> {
  for (const { id } of await rows.findEnding(db)) {
    await inTransaction(db, async (db) => {
      await rows.markEnding(db, id)
      await order(db, id, 'cancel')
    })
  }
  const failed: unknown[] = []
  for (const { id, status, ref } of await rows.findDue(db)) {
    const isAsked = status === 'needs_action' && ref !== null
    const dropped = isAsked ? providerOf(payments, 'stripe').end(ref, `dropped-${id}`) : Promise.resolve()
    await dropped.then(() => settle(db, payments, id, { ifNone: t('money.came_to_nothing') })).catch((error: unknown) => failed.push(error))
  }
  await rows.closeUnpaid(db)
  await rows.queueUnconfirmed(db)
  if (failed.length > 0) throw failed[0]
}

/** The task tell_renewals: whoever pays by the year is written to before they are charged again, whoever pays more often once a year. */
export async function tellRenewals(db: Db, public_url: string): Promise<void> {
  await inTransaction(db, async (db) => {
    for (const renewal of await takeRenewals(db)) await queueMail(db, renewalLetter(renewal, public_url))
    for (const reminder of await takeReminders(db)) await queueMail(db, reminderLetter(reminder, public_url))
  })
}
