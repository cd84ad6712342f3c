import { inTransaction } from '#db/db.ts'
import { readText } from '#features/magazine/content/text.server.ts'
import { shownEvidence } from '#features/trade/claims/evidence.ts'
import { publishBrochures } from '#features/trade/gallery/brochure-rows.server.ts'
import { publishPictures } from '#features/trade/gallery/rows.server.ts'
import { linkCredits } from '#features/trade/inviting/credit-rows.server.ts'
import { findMembers, join } from '#features/trade/members/rows.server.ts'
import { fieldsOf, markdownOf } from '#features/trade/profile/piece-fields.ts'
import { modelOf } from '#features/trade/profile/piece-model.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { decidedLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const own = forUser.vendor_review
const profile = '/vendor/management'

export const vendorReviewRoutes = guarded.vendor_review.router({
  queue: own.queue.handler(async ({ context: { db, user, files }, input }) => {
    const addressOf = (id: number) => files.addresses.of({ id, variant: 'whole', viewer: user.id })
    const [waiting, total] = await Promise.all([rows.listWaiting(db, input), rows.countWaiting(db)])
    const data = waiting.map(({ excerpt, plain, fields, files, ...one }) => ({
      ...one,
      files: shownEvidence(files, addressOf),
      before: one.kind === 'profile' && one.is_shown ? modelOf({ title: one.title, excerpt, plain, fields }) : null,
    }))
    return { data, total }
  }),

  decideProfile: own.decideProfile.handler(({ context: { db, user, publicUrl }, input: { id, decision, version, words } }) =>
    inTransaction(db, async (db) => {
      const said = (await rows.holdSubmitted(db, id)) ?? notFound()
      if (said.version !== version) return conflict(undefined)
      if (decision === 'changes' && words.length < 10) return invalid({ words: [t('review.say_what')] })
      const state = decision === 'publish' ? ('published' as const) : ('changes' as const)
      if (decision === 'publish') {
        const { model } = said
        const markdown = markdownOf(model.words)
        const { tree, plain } = await readText(markdown)
        const files = model.pictures.flatMap(({ file_id }) => file_id ?? [])
        const fields = fieldsOf(model, said.fields, await publishPictures(db, id, files))
        await publishBrochures(
          db,
          id,
          model.brochures.map(({ file_id }) => file_id),
        )
        await rows.publish(db, user.id, id, { title: model.name, excerpt: model.line, fields, markdown, tree, plain })
        await linkCredits(db, id)
      }
      await rows.endReview(db, id, { state, note: words })
      await noteAct(db, { content_id: id, actor_id: user.id, what: state, words })
      const url = publicUrl + (state === 'published' ? said.url : profile)
      for (const reader of await findMembers(db, id))
        await queueMail(db, decidedLetter(state, reader, { title: said.model.name, words, url }))
      return { data: { url: said.url } }
    }),
  ),

  decideClaim: own.decideClaim.handler(({ context: { db, user, publicUrl }, input: { id, decision, words } }) =>
    inTransaction(db, async (db) => {
      const { user_id, content_id, title, url, email } = (await rows.holdClaim(db, id)) ?? notFound()
      const holders = await findMembers(db, content_id)
      const isGranted = decision === 'grant'
      const state = isGranted ? 'granted' : 'refused'
      if (isGranted) {
        await rows.endMembers(db, content_id)
        if (!(await join(db, user_id, content_id))) return invalid({ decision: [t('review.acts_already')] })
      }
      await rows.endClaim(db, id, { state, reason: words })
      await noteAct(db, { content_id, actor_id: user.id, what: state, words })
      const said = { title, words, url: publicUrl + url }
      await queueMail(db, decidedLetter(state, { user_id, email }, said))
      for (const holder of holders) await queueMail(db, decidedLetter(isGranted ? 'lost' : 'kept', holder, said))
      return { data: { url } }
    }),
  ),
})
