import { type Db, inTransaction } from '#db/db.ts'
import { deleteAccount, findDue } from './rows.server.ts'

/** The task delete_accounts: each in a transaction of its own, so that one that fails keeps no other. */
export async function deleteAccounts(db: Db): Promise<void> {
  for (const user_id of await findDue(db)) await inTransaction(db, (db) => deleteAccount(db, user_id))
}
