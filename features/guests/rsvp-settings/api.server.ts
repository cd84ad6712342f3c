import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireOwn } from '#features/guests/list/policy.server.ts'
import { conflict, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { givenPictures } from '#features/files/uploads/policy.server.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import type { Files } from '#server/files/files.ts'
import type { NewCode, QuestionInput, RsvpSettings } from './contract.ts'
import { areOwn, endCodes, hashCode, insertCodes } from './code-rows.server.ts'
import * as rows from './rows.server.ts'
import { newCode, shownCode } from './rsvp-code.ts'

const api = inWedding.rsvp_settings

export const rsvpSettingsRoutes = guarded.rsvp_settings.router({
  get: api.get.handler(async ({ context }) => ({ data: await settingsNow(context) })),

  update: api.update.handler(async ({ context, input: { user_id: _, version, questions, ...words } }) => {
    const { db, wedding } = context
    if (questions) await requireQuestions(db, wedding, questions)
    await inTransaction(db, async (db) => {
      const picture = await givenPictures(db, wedding, { picture_id: words.picture_id })
      const isSaved = await rows.saveWords(db, wedding, { ...words, ...picture }, version)
      if (!isSaved) conflict(await settingsNow({ ...context, db }))
      if (questions) await rows.saveQuestions(db, wedding, questions)
    })
    return { data: await settingsNow(context) }
  }),

  answers: api.answers.handler(async ({ context: { db, wedding } }) => ({ data: await rows.findOwnAnswers(db, wedding) })),

  newCodes: api.newCodes.handler(async ({ context: { db, wedding }, input }) => {
    const whom = await requireWhom(db, wedding, input)
    return { data: await makeCodes(db, wedding, whom) }
  }),

  endCodes: api.endCodes.handler(async ({ context: { db, wedding }, input }) => {
    await endCodes(db, wedding, await requireWhom(db, wedding, input))
  }),
})

/** Its picture is for whoever looks. */
async function settingsNow({ db, wedding, files }: { db: Db; wedding: Wedding; files: Files }): Promise<RsvpSettings> {
  const { picture, ...said } = await rows.findSettings(db, wedding.user_id)
  return { ...said, picture: shownPicture(picture, files.addresses, wedding.actor_id) }
}

interface Whom {
  household_ids: readonly number[]
  guest_ids: readonly number[]
}

/** A code for each of them, as it is to be printed; nobody can read it again. */
export async function makeCodes(db: Db, wedding: Wedding, { household_ids, guest_ids }: Whom): Promise<NewCode[]> {
  const codes = [
    ...household_ids.map((household_id) => ({ household_id, guest_id: null, code: newCode() })),
    ...guest_ids.map((guest_id) => ({ household_id: null, guest_id, code: newCode() })),
  ]
  await insertCodes(
    db,
    wedding,
    codes.map(({ code, ...whose }) => ({ ...whose, hash: hashCode(wedding.user_id, code) })),
  )
  return codes.map(({ code, ...whose }) => ({ ...whose, code: shownCode(code) }))
}

async function requireWhom(db: Db, wedding: Wedding, { household_ids, guest_ids }: Whom): Promise<Whom> {
  const whom = { household_ids: [...new Set(household_ids)], guest_ids: [...new Set(guest_ids)] }
  const own = await areOwn(db, wedding, whom)
  const errors = {
    ...(!own.households && { household_ids: ['There is no such household.'] }),
    ...(!own.guests && { guest_ids: ['There is no such guest without a household.'] }),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  return whom
}

/** What a question names must be of this wedding. */
async function requireQuestions(db: Db, wedding: Wedding, questions: readonly QuestionInput[]): Promise<void> {
  const events = questions.flatMap(({ event_id }) => event_id ?? [])
  await requireOwn(db, wedding, { wedding_events: events }, 'questions')
  const known = new Set((await rows.findQuestions(db, wedding.user_id)).map(({ id }) => id))
  const named = questions.flatMap(({ id }) => id ?? [])
  if (named.some((id) => !known.has(id)) || new Set(named).size < named.length) invalid({ questions: ['There is no such question.'] })
}
