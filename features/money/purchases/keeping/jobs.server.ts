import { type Db, inTransaction } from '#db/db.ts'
import * as rows from './rows.server.ts'

/** The task forget_papers: invoices, credit notes and consents go when the law no longer asks for them, and their purchases with them. */
export async function forgetPapers(db: Db, years: number): Promise<void> {
  await inTransaction(db, (db) => rows.forgetPapers(db, years))
  while ((await inTransaction(db, (db) => rows.forgetPurchases(db, years))) > 0);
}
