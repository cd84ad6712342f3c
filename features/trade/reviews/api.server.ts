import { inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { hindrance, monthOf } from './hindrances.ts'
import { settledLetter } from './mail.server.ts'
import { deleteReview, findBooking, findReview, saveReview } from './rows.server.ts'
import { addDispute, addReply, findAny, findOwn, findWriter, listAll, listOwn, settle } from './standing-rows.server.ts'

const [couples, people] = [inWedding.reviews, forUser.reviews]

export const reviewRoutes = guarded.reviews.router({
  get: couples.get.handler(async ({ context: { db, wedding }, input: { id } }) => {
    const booking = (await findBooking(db, wedding, id)) ?? notFound()
    const kept = booking.content_id === null ? undefined : await findReview(db, wedding, booking.content_id)
    const { removed_at: _, can_change: __, ...review } = kept ?? { removed_at: null, can_change: true }
    const { name, url, proof, firstname, other_firstname, booked, guests } = booking
    const signed = [firstname, other_firstname].filter(Boolean).join(' & ')
    return {
      data: {
        name,
        url,
        hinders: hindrance(booking, kept),
        proof,
        month: monthOf(booking),
        known: { signed, booked, guests },
        review: 'id' in review ? review : null,
      },
    }
  }),

  save: couples.save.handler(({ context: { db, wedding }, input: { id, ...said } }) =>
    inTransaction(db, async (db) => {
      const booking = (await findBooking(db, wedding, id)) ?? notFound()
      const { content_id, proof, status } = booking
      const kept = content_id === null ? undefined : await findReview(db, wedding, content_id)
      const month = monthOf(booking)
      if (hindrance(booking, kept) || content_id === null || proof === null || month === null)
        return invalid({ words: [t('reviews.cannot')] })
      const written = { ...said, content_id, user_vendor_id: id, month, is_called_off: status === 'cancelled', proof }
      return { data: (await saveReview(db, wedding, written)) ?? invalid({ words: [t('reviews.cannot')] }) }
    }),
  ),

  destroy: couples.destroy.handler(async ({ context: { db, wedding }, input: { id } }) => {
    const { content_id } = (await findBooking(db, wedding, id)) ?? notFound()
    if (content_id !== null) await deleteReview(db, wedding, content_id)
  }),

  own: people.own.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    const { rows, total } = await listOwn(db, content_id, input)
    return { data: rows, meta: pageMeta(input, total) }
  }),

  reply: people.reply.handler(({ context: { db, user }, input: { id, reply } }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      const isFirst = await addReply(db, content_id, { id, reply, replied_by: user.id })
      const data = (await findOwn(db, content_id, id)) ?? notFound()
      if (!isFirst && data.reply !== reply) conflict(data, t('reviews.replied_already'))
      return { data }
    }),
  ),

  dispute: people.dispute.handler(({ context: { db, user }, input: { id, dispute } }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      const isFirst = await addDispute(db, content_id, id, dispute)
      const data = (await findOwn(db, content_id, id)) ?? notFound()
      if (!isFirst && data.dispute !== dispute) conflict(data, t('reviews.disputed_already'))
      return { data }
    }),
  ),

  all: people.all.handler(async ({ context: { db }, input }) => {
    const { rows, total } = await listAll(db, input)
    return { data: rows, meta: pageMeta(input, total) }
  }),

  settle: people.settle.handler(({ context: { db, user, publicUrl }, input: { id, removal } }) =>
    inTransaction(db, async (db) => {
      const isDecided = await settle(db, id, removal, user.id)
      const data = (await findAny(db, id)) ?? notFound()
      if (!isDecided) return { data }
      const { vendor, signed } = data
      await noteAct(db, {
        content_id: vendor.id,
        actor_id: user.id,
        what: removal ? 'review_removed' : 'review_stands',
        words: removal ?? '',
      })
      const said = { title: vendor.title, signed, removal, url: `${publicUrl}${vendor.url}#reviews` }
      for (const reader of await findMembers(db, vendor.id)) await queueMail(db, settledLetter(reader, said))
      if (removal) await queueMail(db, settledLetter(await findWriter(db, id), said))
      return { data }
    }),
  ),
})
