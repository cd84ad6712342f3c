import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'
import { CostFields } from './contract.ts'
import { newlyNoted } from './foreign/newly-noted.ts'
import { PartFields, PaymentFields } from './payments/contract.ts'

export const cost = {
  kind: 'cost',
  table: 'budget_items',
  name: ['name'],
  fields: namesOf(CostFields.shape),
  event: 'event_id',
  may_lack_event: true,
  permission: permissions.transactions,
  undo: 'rows',
  told: ['foreign_amount', 'currency'],
  keeps_name: true,
  sample: { name: 'Flowers for the long table', category: 'florists', vendor: 'Fern & Fable' },
  sign: 'B',
  texts: ['name', 'vendor', 'notes'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('cost_done.added', { name }) : t('cost_done.added_many', { n })),
    change: ({ name, n, ...values }) => {
      const amount = newlyNoted(values)
      if (amount) return t('foreign.cost_noted', { name, amount })
      return n === 1 ? t('cost_done.changed', { name }) : t('cost_done.changed_many', { n })
    },
    delete: ({ name, n }) => (n === 1 ? t('cost_done.deleted', { name }) : t('cost_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

export const payment = {
  kind: 'payment',
  table: 'user_transactions',
  name: ['name'],
  fields: [...namesOf(PaymentFields.shape), ...namesOf(PartFields.shape)],
  event: 'event_id',
  may_lack_event: true,
  permission: permissions.transactions,
  undo: 'rows',
  refers: { item_id: 'budget_items', refunds: 'user_transactions' },
  told: ['paid_at', 'due_date', 'foreign_amount', 'currency'],
  keeps_name: true,
  sample: { name: 'The second third' },
  sign: 'T',
  texts: ['name', 'note'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('payment_done.added', { name }) : t('payment_done.added_many', { n })),
    change: ({ name, n, ...values }) => {
      const amount = newlyNoted(values)
      if (amount) return t('foreign.payment_noted', { name, amount })
      return n === 1 ? t('payment_done.changed', { name }) : t('payment_done.changed_many', { n })
    },
    delete: ({ name, n }) => (n === 1 ? t('payment_done.deleted', { name }) : t('payment_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

/** What proves a payment; its event is that of the payment. */
export const receipt = {
  kind: 'receipt',
  table: 'payment_receipts',
  name: ['name'],
  fields: ['payment_id', 'event_id', 'file_id', 'name'],
  event: 'event_id',
  may_lack_event: true,
  permission: permissions.transactions,
  undo: 'rows',
  refers: { payment_id: 'user_transactions', file_id: 'files' },
  keeps_name: true,
  sample: { name: 'Second third.pdf' },
  sign: 'PR',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('receipt_done.added', { name }) : t('receipt_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('receipt_done.changed', { name }) : t('receipt_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('receipt_done.deleted', { name }) : t('receipt_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
