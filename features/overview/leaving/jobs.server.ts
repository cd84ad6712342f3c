import { type Db, inTransaction } from '#db/db.ts'
import { endPayments } from '#features/money/purchases/ending/api.server.ts'
import { deleteAccount, findDue } from './rows.server.ts'

/**
 * The task delete_accounts: each in a transaction of its own, so that one that fails keeps no other. Whose subscription the provider
 * has not ended yet waits for the next time.
 */
export async function deleteAccounts(db: Db): Promise<void> {
  for (const user_id of await findDue(db)) if (await endPayments(db, user_id)) await inTransaction(db, (db) => deleteAccount(db, user_id))
}
