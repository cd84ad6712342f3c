import { type Db, inTransaction } from '#db/db.ts'
import { ask } from '#features/magazine/enquiries/api.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { tellOther } from '../mail.server.ts'
import { insertMessage } from '../message-rows.server.ts'
import { callerOf } from '../policy.server.ts'
import { findPlace, holdOpen, type Place } from '../rows.server.ts'
import * as rows from './rows.server.ts'

const api = forUser.referrals

export const referralRoutes = guarded.referrals.router({
  ask: api.ask.handler(async ({ context: { db, session, user }, input: { id, vendor_id } }) => {
    await countTry(db, `referral:${user.id}`, { tries: 60, seconds: 3_600 })
    return inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      const { title } = (await rows.findConnection(db, place, vendor_id)) ?? invalid({ vendor_id: [t('passing.not_there')] })
      const { is_booked } = await rows.findPassing(db, place)
      const words = t(is_booked ? 'passing.booked' : 'passing.question', { title })
      if (!(await rows.insertReferral(db, place, { to_id: vendor_id, asked_by: user.id }))) conflict(undefined, t('passing.asked'))
      if (!(await insertMessage(db, place, { author_id: user.id, words }))) invalid({ vendor_id: [t('messages.takes_none')] })
      await tellOther(db, place, words)
      return { data: await rows.findPassing(db, place) }
    })
  }),

  answer: api.answer.handler(({ context: { db, session, user }, input: { id, referral_id, is_wanted } }) =>
    inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      if (!(await holdOpen(db, place))) invalid({ is_wanted: [t('messages.takes_none')] })
      const asked = (await rows.holdReferral(db, place, referral_id)) ?? notFound()
      const answer = is_wanted ? 'yes' : 'no'
      if (asked.answer === null) {
        const passed_id = is_wanted ? await pass(db, place, asked) : null
        const words = t(is_wanted ? 'passing.yes' : 'passing.no', { title: asked.title })
        await rows.answerReferral(db, place, referral_id, { answer, answered_by: user.id, passed_id })
        await rows.noteAnswer(db, place, words)
        await tellOther(db, place, words)
      } else if (asked.answer !== answer) conflict(undefined, t('passing.answered'))
      return { data: await rows.findPassing(db, place) }
    }),
  ),
})

/** What was asked goes to the other vendor in the couple's name, with who passed it on, and without an address of theirs. */
async function pass(db: Db, place: Place, { to_id, by, said }: rows.Asked): Promise<number> {
  if (!(await rows.findConnection(db, place, to_id))) invalid({ is_wanted: [t('passing.not_there')] })
  const message = `${said.message}\n\n${t('passing.passed', { title: by })}`
  return (await ask(db, place.user_id, to_id, { ...said, message })).id
}
