import { type Db, inTransaction } from '#db/db.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { t } from '#web/text/text.ts'
import { pathOf } from './conversation-paths.ts'
import { findTold } from './message-rows.server.ts'
import type { Place } from './rows.server.ts'
import { closeSilent, holdSilence, noteSilent } from './silent-rows.server.ts'

/** The task close_unanswered: after ten days without an answer it says so, after twenty-one it ends the enquiry. */
export async function closeUnanswered(db: Db): Promise<void> {
  await inTransaction(db, async (db) => {
    await holdSilence(db)
    for (const place of await closeSilent(db)) await tellCouple(db, place, t('messages.ran_out'))
    for (const place of await noteSilent(db)) await tellCouple(db, place, t('messages.no_answer_hint'))
  })
}

async function tellCouple(db: Db, place: Place, words: string): Promise<void> {
  const { user_ids, name } = await findTold(db, { ...place, side: 'vendor' })
  await tellOf(db, { user_ids, kind: 'no_answer', params: { name, words, url: pathOf(place) } })
}
