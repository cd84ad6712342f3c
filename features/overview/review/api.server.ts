import { inTransaction } from '#db/db.ts'
import { insertPiece } from '#features/overview/editor/write-rows.server.ts'
import { writtenPiece } from '#features/overview/editor/written.server.ts'
import { saidOf } from '#features/magazine/content/said.server.ts'
import { shown, submissionNow } from '#features/trade/submissions/api.server.ts'
import { findOne, findSent, type Found, noteEvent } from '#features/trade/submissions/rows.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { answerLetter } from './mail.server.ts'
import { pieceFields, storyOf } from './piece-fields.ts'
import { bringAll, countWaiting, decide, isInvented, vendorSlugs } from './rows.server.ts'

const { list, answer } = forUser.review

export const reviewRoutes = guarded.review.router({
  list: list.handler(async ({ context, input: { state } }) => {
    const [asked, waiting] = await Promise.all([findSent(context.db, state), countWaiting(context.db)])
    return { data: asked.map((one) => shown(context, one)), waiting }
  }),

  answer: answer.handler(async ({ context, input: { id, version, answer, reason, asks, publish_on } }) => {
    const { db, user, publicUrl } = context
    const found = (await findOne(db, { id })) ?? notFound()
    if (found.version !== version || found.state !== 'submitted') conflict(await submissionNow(context, id))
    const said = Object.fromEntries(Object.entries(asks).filter(([, words]) => words !== ''))
    if (answer === 'decline' && reason.length < 10) invalid({ reason: [t('wedding_review.need_reason')] })
    if (answer === 'changes' && Object.keys(said).length === 0 && reason.length < 10) invalid({ reason: [t('wedding_review.need_asks')] })
    await inTransaction(db, async (db) => {
      const made = answer === 'publish' ? await publish({ ...context, db }, user.id, { found, publish_on }) : undefined
      const state = made?.state ?? (answer === 'changes' ? 'changes_asked' : 'declined')
      const isDone = await decide(db, {
        id,
        version,
        state,
        reason,
        asks: said,
        content_id: made?.content_id ?? null,
        publish_on: made?.day ?? null,
      })
      if (!isDone) conflict(await submissionNow({ ...context, db }, id))
      await noteEvent(
        db,
        { user_id: found.user.id, id },
        { what: state, said: [reason, ...Object.values(said)].filter(Boolean).join('\n'), actor_id: user.id },
      )
      await queueMail(
        db,
        answerLetter(found, { state, reason, asks: said, day: made?.day ?? null, url: `${publicUrl}${addressIn(found, made?.url)}` }),
      )
    })
    return { data: await submissionNow(context, id) }
  }),
})

function addressIn({ slug, is_vendor, state: _ }: Found, url: string | undefined): string {
  return url ?? `/tools/${is_vendor ? 'vendor-submit-wedding' : 'submit-wedding'}/${slug}/preview`
}

/** Makes a real wedding of it, with only what was said yes to; it is in the magazine at once, or on its day. */
async function publish(
  { db, site }: Pick<RequestContext, 'db' | 'site'>,
  operator: number,
  { found, publish_on }: { found: Found; publish_on: string | null },
) {
  const day = publish_on ?? new Date().toISOString().slice(0, 10)
  const allowed = (what: 'names' | 'faces' | 'cost') =>
    found.rights.filter(
      ({ kind, ...right }) => kind !== 'licence' && right[what] && right.signed_at !== null && right.withdrawn_at === null,
    ).length === 2
  const allows = { names: allowed('names'), faces: allowed('faces'), cost: allowed('cost') }
  const children = found.children.filter(({ has_faces }) => allows.faces || !has_faces)
  const [pictures, slugs, illustrated] = await Promise.all([
    bringAll(db, found.user.id, children),
    vendorSlugs(
      db,
      found.taxonomy.vendors.map(({ name }) => name),
    ),
    isInvented(db, found.id),
  ])
  const fields = pieceFields(found, { day, allows, pictures, slugs, illustrated })
  const said = await saidOf('real-wedding', fields, storyOf(found.told.story))
  const { row, errors } = await writtenPiece({ db, site }, { type: 'real-wedding', slug: found.slug, said, status: 'published', id: null })
  if (!row) return invalid({ publish: Object.entries(errors).map(([field, says]) => `${field}: ${says.join(' ')}`) })
  const content_id = await insertPiece(db, operator, { type: 'real-wedding', ...row })
  return { content_id, state: row.status as 'published' | 'scheduled', day, ...(row.status === 'published' && { url: row.url }) }
}
