import { sql } from 'kysely'
import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from './jobs.ts'
import { pushKeys } from './push-keys.ts'
import { post, requestFor } from './push-post.ts'
import type { PushSettings } from './push-settings.ts'

export interface Notice {
  user_id: number
  title: string
  text: string
  /** Where it leads, a path of ours. */
  url: string
}

/** Tells every browser of somebody that asked for it, from the transaction at hand: it leaves after the commit, or never was. */
export async function notify(db: Db, { user_id, title, text, url }: Notice): Promise<void> {
  await sql`
    with push as (
      insert into pushes (user_id, subscription_id, title, text, url)
      select user_id, id, ${title.slice(0, 200)}, ${text.slice(0, 1_000)}, ${url.slice(0, 500)}
      from push_subscriptions where user_id = ${user_id}
      for key share -- one that is being forgotten at this moment is none
      returning id
    )
    select graphile_worker.add_job('send_push', json_build_object('id', id), job_key => 'push:' || id) from push
  `.execute(db)
}

interface Sending {
  db: Db
  push: PushSettings
  /** After so many failures, some two hours, it is no news any more. */
  tries?: number
}

/**
 * The task send_push: tells one browser. Who crashes between the service's yes and the commit sends it again under the same topic
 * and tag, so that the second takes the place of the first.
 */
export function sendPush({ db, push, tries = 9 }: Sending): Task {
  return async (payload, stopping) => {
    const { id } = PushJob.parse(payload)
    const keys = await pushKeys(db, push)
    const failure = await inTransaction(db, async (db) => {
      const notice = await claim(db, id)
      if (!notice) return undefined
      const error = await post(await requestFor(notice, keys, push), stopping)
      if (!error) return void (await recordSent(db, id))
      if (error.isGone) return void (await db.deleteFrom('push_subscriptions').where('id', '=', notice.subscription_id).execute())
      const isLast = error.isFinal || notice.attempts + 1 >= tries
      await recordFailure(db, id, error.message, isLast)
      return isLast ? undefined : error
    })
    if (failure) throw new Error(failure.message)
  }
}

const PushJob = z.object({ id: z.int() })

/** Whoever holds it is sending it: this attempt fails, and the next will know what became of it. */
function claim(db: Db, id: number) {
  return db
    .selectFrom('pushes')
    .innerJoin('push_subscriptions as to', 'to.id', 'pushes.subscription_id')
    .where('pushes.id', '=', id)
    .where('pushes.sent_at', 'is', null)
    .where('pushes.dead_at', 'is', null)
    .select(['pushes.id', 'pushes.subscription_id', 'pushes.title', 'pushes.text', 'pushes.url', 'pushes.attempts'])
    .select(['to.endpoint', 'to.key', 'to.token'])
    .forUpdate('pushes')
    .noWait()
    .executeTakeFirst()
}

/** What left the house is not kept here: it may name people. */
async function recordSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ sent_at: sql`now()`, attempts: sql`attempts + 1`, last_error: null, ...wordless })
    .where('id', '=', id)
    .execute()
}

async function recordFailure(db: Db, id: number, last_error: string, isLast: boolean): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ attempts: sql`attempts + 1`, last_error, ...(isLast && { dead_at: sql`now()`, ...wordless }) })
    .where('id', '=', id)
    .execute()
}

const wordless = { title: '', text: '', url: '' }
