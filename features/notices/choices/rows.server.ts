import type { Db } from '#db/db.ts'
import { type Channel, type Kind, ruleOf, standardOf } from './kinds.ts'

/** Whether somebody is to be told of this kind of thing there; senders ask it in the transaction that causes the notice. */
export async function wants(db: Db, user_id: number, kind: Kind, channel: Channel): Promise<boolean> {
  const standard = standardOf(kind, channel)
  if (standard === undefined) return ruleOf(kind, channel) === 'always'
  const choice = await db
    .selectFrom('notice_choices')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .select('is_wanted')
    .executeTakeFirst()
  return choice?.is_wanted ?? standard
}

export function findChoices(db: Db, user_id: number) {
  return db.selectFrom('notice_choices').where('user_id', '=', user_id).select(['kind', 'channel', 'is_wanted']).execute()
}

export async function saveChoice(db: Db, user_id: number, kind: Kind, channel: Channel, is_wanted: boolean): Promise<void> {
  await db
    .insertInto('notice_choices')
    .values({ user_id, kind, channel, is_wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ is_wanted }))
    .execute()
}
