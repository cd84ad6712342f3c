import { sql } from 'kysely'
import type { Db } from './db.ts'

/** June and Theo's own account in the sandbox; at a provider it is nobody's. */
export const demoGiftAccount = 'acct_sandbox_demo'

/** That cards may pay it, as far as nothing is ever paid here, and what came by card already. */
export async function insertCardGifts(db: Db, user_id: number): Promise<void> {
  await sql`insert into gift_approvals (approved_on, reference, recorded_at)
    values ('2026-10-01', 'No letter: the demo pays in a sandbox', '2026-10-01T16:00:00Z')`.execute(db)
  await db
    .insertInto('gift_accounts')
    .values({ user_id, account: demoGiftAccount, charges_enabled: true, details_submitted: true, disconnected_at: null })
    .execute()
  await sql`insert into card_gifts (user_id, account, card_key, request_hash, fund_id, from_name, email, message, amount, payment_method,
      status, fee, available_on, gift_id, created_at, settled_at)
    select user_id, ${demoGiftAccount}, gen_random_uuid(), '', fund_id, from_name, 'guest-' || id || '@posy.example', message, amount, 'pm_sandbox_demo',
      'paid', fee, given_on + 2, id, given_on + time '17:00', given_on + time '17:00'
    from gifts where user_id = ${user_id} and source = 'card'`.execute(db)
}
