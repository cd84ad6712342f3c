import * as z from 'zod'
import { privateFile } from '#features/files/uploads/private-file.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Id, idOf, Moment, numberedPage, pageOf, text } from '#features/shapes.ts'

/** So many go with one payment. */
export const mostReceipts = 5

const Kept = z.strictObject({
  id: Id,
  payment_id: Id.nullable(),
  event_id: Id.nullable(),
  file_id: Id.nullable(),
  name: z.string(),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export const Receipt = Kept.extend(privateFile)
const OneReceipt = z.strictObject({ data: Receipt })

export type KeptReceipt = z.infer<typeof Kept>
export type Receipt = z.infer<typeof Receipt>
export const receiptFields = Kept.shape

const ReceiptQuery = numberedPage(100).extend({
  per_page: z.int().positive().max(500).default(100),
  item_id: idOf('cost').optional().describe('Of the payments of one cost'),
  payment_id: idOf('payment').optional(),
  ...InWedding.shape,
})
export type ReceiptQuery = z.infer<typeof ReceiptQuery>

const receipts = route.$route({ tags: ['Budget'] })
/** An operator sees none, as somebody else neither. */
const needs = { policy: 'planning', permission: permissions.transactions, impersonation: 'refused' } as const

export const receiptsContract = {
  list: receipts
    .route({ method: 'GET', path: '/payment-receipts', summary: 'Receipts of payments, as they came' })
    .meta(needs)
    .input(ReceiptQuery)
    .output(pageOf(Receipt)),
  create: receipts
    .route({ method: 'POST', path: '/user-transactions/{id}/receipts', successStatus: 201, summary: 'Keep a receipt with a payment' })
    .meta(needs)
    .input(
      z.object({
        id: idOf('payment'),
        file_id: Id.describe('A photo or a PDF that the caller brought, or a file of the couple’s that they see'),
        name: text(200).optional().describe('Else that of the file'),
        act: Act.optional(),
      }),
    )
    .output(OneReceipt),
  destroy: receipts
    .route({ method: 'DELETE', path: '/payment-receipts/{id}', successStatus: 204, summary: 'Take a receipt away' })
    .meta(needs)
    .input(byIdOf('receipt').extend({ act: Act.optional() })),
}
