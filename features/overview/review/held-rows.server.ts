import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface Held {
  user_id: number
  id: number
  slug: string
  is_vendor: boolean
  title: string
  email: string
  why: 'pictures' | 'credits'
  promised_on: string
}

/** What waits for its day and is no longer what was approved waits for the operator instead, with a new promise; nobody saw its piece. */
export async function holdBack(db: Db): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with stale as materialized (
      select one.user_id, one.id, content_id, stale_wedding(content_id) as why from submissions one join content on content.id = content_id
      where one.state = 'scheduled' and content.status = 'scheduled' and stale_wedding(content_id) is not null for update
    ), held as (
      update submissions one set state = 'submitted', submitted_at = now(), promised_on = working_day_after(current_date, 10),
        publish_on = null, content_id = null
      from stale where one.user_id = stale.user_id and one.id = stale.id
      returning one.user_id, one.id, one.slug, one.is_vendor, one.title, one.metas ->> 'wedding_submitter_email' as email, why, one.promised_on
    ), unseen as (
      delete from file_uses used using held join submission_pictures shown on shown.user_id = held.user_id and submission_id = held.id
      where used.user_id = held.user_id and used.kind = 'piece' and used.file_id = shown.file_id
    ), gone as (delete from content using stale where content.id = stale.content_id)
    select * from held`.execute(db)
  return rows
}

/** Why it waits, where the operator reads it. */
export async function noteHeld(db: Db, { user_id, id }: Pick<Held, 'user_id' | 'id'>, reason: string): Promise<void> {
  await db.updateTable('submissions').where('user_id', '=', user_id).where('id', '=', id).set({ reason }).execute()
  await db.insertInto('submission_events').values({ user_id, submission_id: id, what: 'held_back', said: reason, actor_id: null }).execute()
}
