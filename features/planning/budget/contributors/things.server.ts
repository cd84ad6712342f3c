import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'
import { PledgeFields } from '../pledges/contract.ts'
import { ContributorFields } from './contract.ts'

/** Whoever gives is the couple's to know; a link to their own page is no part of them, and does not come back with them. */
export const contributor = {
  kind: 'contributor',
  table: 'contributors',
  name: ['name'],
  fields: namesOf(ContributorFields.shape),
  undo: 'rows',
  sample: { name: 'Aunt Nkechi' },
  sign: 'CO',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('contributor_done.added', { name }) : t('contributor_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('contributor_done.changed', { name }) : t('contributor_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('contributor_done.deleted', { name }) : t('contributor_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

/** What somebody means to give; on the event of its cost. */
export const pledge = {
  kind: 'pledge',
  table: 'pledges',
  name: ['note'],
  fields: [...namesOf(PledgeFields.shape), 'event_id', 'confirmed_at', 'received', 'received_on'],
  event: 'event_id',
  may_lack_event: true,
  permission: permissions.transactions,
  undo: 'rows',
  refers: { contributor_id: 'contributors', item_id: 'budget_items' },
  sample: { note: 'From the plum harvest' },
  sign: 'PL',
  texts: ['note'],
  words: {
    add: ({ n }) => (n === 1 ? t('pledge_done.added') : t('pledge_done.added_many', { n })),
    change: ({ n }) => (n === 1 ? t('pledge_done.changed') : t('pledge_done.changed_many', { n })),
    delete: ({ n }) => (n === 1 ? t('pledge_done.deleted') : t('pledge_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
