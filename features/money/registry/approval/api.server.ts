import type { Db } from '#db/db.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Gifts } from '#server/payments/gifts.ts'
import type { Payments } from '#server/payments/payments.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { ApprovalPage } from './contract.ts'
import * as rows from './rows.server.ts'

interface Tools {
  db: Db
  payments: Pick<Payments, 'gifts'>
}

export const approvalRoutes = guarded.gift_approval.router({
  get: guarded.gift_approval.get.handler(async ({ context }) => ({ data: await pageOf(context) })),

  record: forUser.gift_approval.record.handler(async ({ context, input: { approved_on, reference } }) => {
    const { db, payments, user } = context
    if (!payments.gifts) invalid({ approved_on: [t('card_approval.no_keys')] })
    if (approved_on !== null && reference === '') invalid({ reference: [t('card_approval.no_reference')] })
    // Somewhere on earth it is tomorrow already, and nowhere the day after.
    if (approved_on !== null && approved_on > dayAfter(1)) invalid({ approved_on: [t('card_approval.not_yet')] })
    await rows.record(db, { approved_on, reference: approved_on === null ? '' : reference, recorded_by: user.id })
    return { data: await pageOf(context) }
  }),
})

async function pageOf({ db, payments }: Tools): Promise<ApprovalPage> {
  const [recorded, standing] = await Promise.all([rows.findRecorded(db), rows.findStanding(db)])
  const [last] = recorded
  const approval = last && last.approved_on !== null ? { approved_on: last.approved_on, reference: last.reference } : null
  return { is_possible: payments.gifts !== undefined, approval, recorded, ...standing }
}

/** Where the provider's approval is not recorded, nothing new is begun. */
export async function approvedGifts(tools: Tools): Promise<Gifts> {
  return (await ifApproved(tools)) ?? notFound()
}

export async function ifApproved({ db, payments: { gifts } }: Tools): Promise<Gifts | undefined> {
  return gifts && (await rows.isApproved(db)) ? gifts : undefined
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
