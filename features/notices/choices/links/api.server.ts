import { type Db, inTransaction } from '#db/db.ts'
import { notFound } from '#server/errors.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { type Kind, standardOf } from '../kinds.ts'
import { saveChoice, wants } from '../rows.server.ts'
import { findNoticeLink, insertNoticeLink } from './rows.server.ts'

const api = guarded.notice_links

export const noticeLinksRoutes = api.router({
  get: api.get.handler(async ({ context: { db }, input: { token } }) => {
    const { user_id, kinds } = await linked(db, token)
    const wanted = await Promise.all(kinds.map((kind) => wants(db, user_id, kind, 'mail')))
    return { data: { state: wanted.includes(true) ? 'open' : 'left', kinds } }
  }),

  leave: api.leave.handler(({ context: { db }, input: { token } }) => choose(db, token, false)),

  comeBack: api.comeBack.handler(({ context: { db }, input: { token } }) => choose(db, token, true)),
})

/** A link for the letter that tells of these, in the transaction that writes it; undefined where none of them is to be chosen. */
export async function newNoticeLink(db: Db, user_id: number, told: readonly Kind[]): Promise<string | undefined> {
  const kinds = [...new Set(told)].filter((kind) => standardOf(kind, 'mail') !== undefined)
  if (kinds.length === 0) return undefined
  const token = newToken()
  await insertNoticeLink(db, { hash: hashToken(token), user_id, kinds })
  return token
}

async function choose(db: Db, token: string, is_wanted: boolean): Promise<void> {
  const { user_id, kinds } = await linked(db, token)
  await countTry(db, `notice-link:${user_id}`, { tries: 60, seconds: 3_600 })
  await inTransaction(db, async (db) => {
    for (const kind of kinds) await saveChoice(db, user_id, kind, 'mail', is_wanted)
  })
}

async function linked(db: Db, token: string) {
  return (await findNoticeLink(db, hashToken(token))) ?? notFound()
}
