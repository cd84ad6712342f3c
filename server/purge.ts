import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/**
 * Purge takes away what has served its time: tokens and links that open nothing any more, and after 30 days letters, what
 * left for services outside, addresses that never confirmed the newsletter, answers of who never signed in, and after 24 months what was sent in.
 */
export async function purge(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago('24 hours')).execute()
  await db.deleteFrom('rate_limits').where('resets_at', '<', ago('0 hours')).execute()
  await db.deleteFrom('mails').where('sent_at', '<', ago('30 days')).execute()
  await db.deleteFrom('outgoing_events').where('created_at', '<', ago('30 days')).execute()
  await db.deleteFrom('pushes').where('created_at', '<', ago('30 days')).execute()
  await db.deleteFrom('newsletter_subscribers').where('confirmed_at', 'is', null).where('requested_at', '<', ago('30 days')).execute()
  await db.deleteFrom('questionnaire_answers').where('user_id', 'is', null).where('updated_at', '<', ago('30 days')).execute()
  await db.deleteFrom('form_answers').where('ends_at', '<', ago('0 hours')).execute()
  await db.deleteFrom('enquiry_drafts').where('created_at', '<', ago('7 days')).execute()
  await db.deleteFrom('notice_links').where('created_at', '<', ago('1 year')).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', ago('1 day')).execute()
  await db.deleteFrom('social_sign_ins').where('expires_at', '<', ago('0 hours')).execute()
  await db.deleteFrom('address_changes').where('created_at', '<', ago('7 days')).execute()
  await db.deleteFrom('tokens').where('expires_at', '<', ago('0 hours')).execute()
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', ago('1 hour'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('tokens').whereRef('tokens.session_id', '=', 'sessions.id'))))
    .execute()
}

function ago(time: string) {
  return sql<string>`now() - ${time}::interval`
}
