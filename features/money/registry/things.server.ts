import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { t } from '#web/text/text.ts'
import { FundFields, RegistryFields } from './contract.ts'
import { GiftFields, kept } from './gifts/contract.ts'

export const registry = {
  kind: 'registry',
  table: 'registries',
  name: ['headline'],
  fields: ['identifier', ...namesOf(RegistryFields.shape)],
  undo: 'rows',
  keeps_name: true,
  sample: { headline: 'No toasters' },
  sign: 'RG',
  texts: ['headline', 'story', 'bank'],
  words: {
    add: () => t('registry_done.added'),
    change: () => t('registry_done.changed'),
    delete: () => t('registry_done.deleted'),
  },
} as const satisfies PlainThing

export const fund = {
  kind: 'fund',
  table: 'registry_funds',
  name: ['title'],
  fields: namesOf(FundFields.shape),
  undo: 'rows',
  keeps_name: true,
  sample: { title: 'Four plum trees' },
  sign: 'RF',
  texts: ['title', 'story'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('fund_done.added', { name }) : t('fund_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('fund_done.changed', { name }) : t('fund_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('fund_done.deleted', { name }) : t('fund_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

export const gift = {
  kind: 'gift',
  table: 'gifts',
  name: ['from_name'],
  fields: [...namesOf(GiftFields.shape), ...namesOf(kept)],
  undo: 'rows',
  refers: { fund_id: 'registry_funds', household_id: 'households' },
  sample: { from_name: 'Auntie Dee', present: 'A toaster' },
  sign: 'GF',
  texts: ['from_name', 'present', 'message', 'note'],
  words: {
    add: ({ name, n }) =>
      n > 1 ? t('gift_done.added_many', { n }) : name ? t('gift_done.added', { name }) : t('gift_done.added_unsigned'),
    change: ({ name, n }) =>
      n > 1 ? t('gift_done.changed_many', { n }) : name ? t('gift_done.changed', { name }) : t('gift_done.changed_unsigned'),
    delete: ({ name, n }) =>
      n > 1 ? t('gift_done.deleted_many', { n }) : name ? t('gift_done.deleted', { name }) : t('gift_done.deleted_unsigned'),
  },
} as const satisfies PlainThing
