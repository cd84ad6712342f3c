import { inTransaction } from '#db/db.ts'
import { openedBy } from '#features/files/uploads/private-file.ts'
import { giveFile } from '#features/files/uploads/use-rows.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { paymentRows } from '../payments/rows.server.ts'
import { countReceipts, findReceipt, findSame, listReceipts, receiptRows } from './rows.server.ts'

const api = inWedding.receipts

export const receiptsRoutes = guarded.receipts.router({
  list: api.list.handler(async ({ context: { db, wedding, files }, input: { user_id: _, ...query } }) => {
    const [found, total] = await Promise.all([listReceipts(db, wedding, query), countReceipts(db, wedding, query)])
    return { data: found.map((one) => openedBy(one, addressFor(files, wedding.actor_id))), meta: pageMeta(query, total) }
  }),

  create: api.create.handler(({ context: { db, wedding, files }, input: { id, file_id, name, act } }) =>
    inTransaction(db, async (db) => {
      await paymentRows.lock(db, wedding, [id])
      const { event_id } = (await paymentRows.findOne(db, wedding, id)) ?? notFound()
      const file = (await giveFile(db, wedding, file_id)) ?? invalid({ file_id: [t('private_file.not_yours')] })
      const kept = { payment_id: id, event_id, file_id: file.id, name: name || file.name }
      const same = await findSame(db, wedding, kept)
      const [added] = same === undefined ? await receiptRows.add(db, wedding, { values: [kept], act }) : [{ id: same }]
      const found = (added && (await findReceipt(db, wedding, added.id))) ?? notFound()
      return { data: openedBy(found, addressFor(files, wedding.actor_id)) }
    }),
  ),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await receiptRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),
})

function addressFor({ addresses }: Files, viewer: number) {
  return (id: number) => addresses.of({ id, variant: 'whole', viewer })
}
