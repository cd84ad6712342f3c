import { type Db, inTransaction } from '#db/db.ts'
import { findPiece } from '#features/magazine/content/rows.server.ts'
import { cookie, cookieOf } from '#server/cookies.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken, type Session } from '#server/session.ts'
import type { Kept } from './contract.ts'
import { draftAnswers, type FieldAnswers, firstOpen, type Questionnaire, readAnswers } from './field-answers.ts'
import * as rows from './rows.server.ts'

export const questionnairesRoutes = guarded.questionnaires.router({
  get: guarded.questionnaires.get.handler(async ({ context, input: { slug } }) => {
    const questionnaire = await theQuestionnaire(context.db, slug)
    const owner = ownerOf(context)
    const known = owner && (await rows.findAnswers(context.db, owner, slug))
    return { data: keptOf(questionnaire, known ?? { answers: {}, done_at: null }) }
  }),

  save: guarded.questionnaires.save.handler(async ({ context, input: { slug, step, answers: given, is_draft } }) => {
    const questionnaire = await theQuestionnaire(context.db, slug)
    const { fields } = questionnaire.steps[step - 1] ?? invalid({ step: ['There is no such step.'] })
    const { answers, errors } = is_draft ? { answers: draftAnswers(fields, given), errors: {} } : readAnswers(fields, given)
    if (Object.keys(errors).length > 0) invalid(errors)
    await countTry(context.db, `answers:${context.address}`, { tries: 2_000, seconds: 3_600 })
    const owner = ownerOf(context) ?? (await newOwner(context))
    return inTransaction(context.db, async (db) => {
      const kept = await rows.addAnswers(db, owner, slug, answers)
      const isDone =
        firstOpen(questionnaire, kept.answers) === undefined && (kept.done_at !== null || (!is_draft && isLast(questionnaire, step)))
      const done_at = isDone === (kept.done_at !== null) ? kept.done_at : await rows.setDone(db, owner, slug, isDone)
      return { data: keptOf(questionnaire, { ...kept, done_at }) }
    })
  }),

  forget: guarded.questionnaires.forget.handler(async ({ context, input: { slug } }) => {
    const owner = ownerOf(context)
    if (owner) await rows.forgetAnswers(context.db, owner, slug)
  }),
})

/** What somebody answered in this browser comes along when they sign in, and the browser forgets it. */
export async function bringAnswers(db: Db, { user }: Session, headers: Headers, publicUrl: string): Promise<string[]> {
  const token = cookieOf(headers, publicUrl, 'posy_answers')
  if (token === undefined) return []
  await rows.takeAnswers(db, hashToken(token), user.id)
  return [cookie(publicUrl, 'posy_answers', undefined, 0)]
}

async function theQuestionnaire(db: Db, slug: string): Promise<Questionnaire> {
  const piece = await findPiece(db, { type: 'questionnaire', slug })
  return piece?.is_shown ? (piece.fields as unknown as Questionnaire) : notFound()
}

type Caller = Pick<RequestContext, 'session' | 'headers' | 'publicUrl'>

/** Undefined for who is not signed in and has answered nothing yet. */
function ownerOf({ session, headers, publicUrl }: Caller): rows.Owner | undefined {
  if (session) return { user_id: session.user.id }
  const token = cookieOf(headers, publicUrl, 'posy_answers')
  return token === undefined ? undefined : { hash: hashToken(token) }
}

async function newOwner({ db, address, answerHeaders, publicUrl }: RequestContext): Promise<rows.Owner> {
  await countTry(db, `answerer:${address}`, { tries: 60, seconds: 3_600 })
  const token = newToken()
  answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_answers', token, 30 * 86_400))
  return { hash: hashToken(token) }
}

function isLast({ steps }: Questionnaire, step: number): boolean {
  return step === steps.length
}

function keptOf(questionnaire: Questionnaire, { answers, done_at }: { answers: FieldAnswers; done_at: string | null }): Kept {
  return { answers, done_at, open: firstOpen(questionnaire, answers) ?? null }
}
