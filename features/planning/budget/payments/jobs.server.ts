import { type Db, inTransaction } from '#db/db.ts'
import { queueMail } from '#server/mail.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { listed } from '#web/listed.ts'
import { budgetPath } from '../budget-search.ts'
import { payerLetter } from './mail.server.ts'
import { findPayer, findPayers, findToRemind, forgetReminders, type Reminder, takeReminders } from './reminder-rows.server.ts'

/** The task remind_payments: tells whoever pays what is to be paid in fourteen days, in three, and today; of several at once in one go. */
export async function remindPayments(db: Db, now = new Date()): Promise<void> {
  for (const user_id of await findToRemind(db, now))
    await inTransaction(db, async (db) => {
      const byDay = Map.groupBy(await takeReminders(db, user_id, now), ({ left }) => left)
      const user_ids = byDay.size === 0 ? [] : await findPayers(db, user_id)
      for (const [days, payments] of byDay) {
        await tellOf(db, { user_ids, kind: 'payment_due', params: paramsOf(days, payments) })
        await writeToPayers(db, user_id, days, payments)
      }
    })
  await forgetReminders(db, now)
}

/** Who gives and pays themselves has no account, so it goes by mail. */
async function writeToPayers(db: Db, user_id: number, days: number, payments: readonly Reminder[]): Promise<void> {
  for (const [contributor_id, theirs] of Map.groupBy(payments, ({ contributor_id }) => contributor_id)) {
    const payer = contributor_id === null ? undefined : await findPayer(db, user_id, contributor_id)
    if (payer) await queueMail(db, payerLetter(payer, days, theirs.slice(0, mostLines)))
  }
}

const most = 3
const mostLines = 12

function paramsOf(days: number, payments: readonly Reminder[]) {
  const [first] = payments
  const names = payments.slice(0, most).map(({ name, vendor }) => (vendor ? `${name} (${vendor})` : name))
  const amounts = payments.flatMap(({ amount }) => amount ?? [])
  const isOne = payments.length === 1 && first && first.item_id !== null
  return {
    days,
    name: payments.length > most ? `${names.join(', ')} …` : listed(names),
    ...(amounts.length === payments.length && { amount: amounts.reduce((sum, amount) => sum + amount, 0) }),
    url: isOne ? `${budgetPath}?item=${first.item_id}` : `${budgetPath}?show=payments&state=promised`,
  }
}
