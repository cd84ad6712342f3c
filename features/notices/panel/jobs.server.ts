import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import { queueMail } from '#server/mail.ts'
import { notify } from '#server/push.ts'
import type { Channel } from '#features/notices/choices/kinds.ts'
import { newNoticeLink } from '#features/notices/choices/links/api.server.ts'
import { wants } from '#features/notices/choices/rows.server.ts'
import { gatheredKinds, rulesOf } from './kinds.ts'
import { newsLetter, newsNotice, type Person } from './mail.server.ts'
import { holdPeople, tellGathered } from './new-rows.server.ts'
import { findPerson, takeUntold, type Untold, wasTold } from './untold-rows.server.ts'

interface Telling {
  db: Db
  public_url: string
}

/** The task tell_notifications: writes the letters and pushes of what somebody was not told of yet, each once. */
export function tellNotifications({ db, public_url }: Telling): Task {
  return async (payload) => {
    const { user_id, is_gathered } = TellingJob.parse(payload)
    await inTransaction(db, async (db) => {
      await holdPeople(db, [user_id])
      const person = await findPerson(db, user_id)
      const kinds = gatheredKinds(is_gathered)
      if (!person) return
      if (is_gathered && (await wasTold(db, user_id, kinds))) return void (await tellGathered(db, user_id))
      const untold = await takeUntold(db, user_id, kinds)
      for (const news of is_gathered ? [untold] : untold.map((one) => [one])) {
        const [first, ...byMail] = await wanted(db, user_id, news, 'mail')
        if (first) await write({ db, public_url }, person, [first, ...byMail])
        const [pushed, ...byPush] = await wanted(db, user_id, news, 'push')
        if (pushed) await notify(db, newsNotice(person, [pushed, ...byPush]))
      }
    })
  }
}

async function write({ db, public_url }: Telling, person: Person, news: readonly [Untold, ...Untold[]]): Promise<void> {
  const told = news.map(({ kind }) => rulesOf(kind).notice)
  const token = await newNoticeLink(db, person.id, told)
  await queueMail(db, newsLetter(person, news, { public_url, token }))
}

const TellingJob = z.object({ user_id: z.int(), is_gathered: z.boolean() })

async function wanted(db: Db, user_id: number, news: readonly Untold[], channel: Channel): Promise<Untold[]> {
  const wishes = new Map<string, boolean>()
  for (const notice of new Set(news.map(({ kind }) => rulesOf(kind).notice))) wishes.set(notice, await wants(db, user_id, notice, channel))
  return news.filter(({ kind }) => wishes.get(rulesOf(kind).notice))
}
