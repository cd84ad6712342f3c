import { t } from '#web/text/text.ts'
import type { ListedPledge } from '../pledges/contract.ts'
import { readPledge, typedPledge } from '../pledges/typed-pledge.ts'
import type { Errors } from '../cost-draft.ts'
import { classes, mostMore } from './figure-names.ts'

export type HeadsDraft = Record<(typeof classes)[number], string>

/** Somebody who could not come to an event, or who would. */
export interface Party {
  event_id: number
  id: number
  name: string
  status: 2 | 3
}

export interface PledgeDraft {
  pledge: ListedPledge
  giver: string
  typed: string
}

/** What is thought of beside the costs, as its fields hold it. */
export interface Around {
  heads: Readonly<Record<number, HeadsDraft>>
  parties: readonly Party[]
  pledges: readonly PledgeDraft[]
}

export const nothingAround: Around = { heads: {}, parties: [], pledges: [] }

export const noHeads: HeadsDraft = { adults: '', children: '', infants: '' }

export function newPledge(pledge: ListedPledge, giver: string): PledgeDraft {
  return { pledge, giver, typed: typedPledge(pledge) }
}

export function isAround({ heads, parties, pledges }: Around): boolean {
  return parties.length + pledges.length > 0 || Object.values(heads).some(isHeads)
}

/** Whom nobody named can only be weighed. */
export function isFewer({ heads }: Around): boolean {
  return Object.values(heads).some((draft) => classes.some((name) => (moreIn(draft[name]) ?? 0) < 0))
}

/** What stands in the fields, as the server takes it, and what of it nobody can read. */
export function saidAround({ heads, parties, pledges }: Around) {
  const typed = Object.entries(heads).filter(([, draft]) => isHeads(draft))
  const wrongHeads = typed.filter(([, draft]) => classes.some((name) => moreIn(draft[name]) === undefined))
  const wrongPledges = pledges.filter(({ typed }) => readPledge(typed) === undefined)
  const errors: Errors = {
    ...(wrongHeads.length > 0 && { heads: [t('what_if.heads_unread', { most: mostMore })] }),
    ...Object.fromEntries(wrongPledges.map(({ pledge }) => [`pledge-${pledge.id}`, [t('pledge.amount_unread')]])),
  }
  const said = {
    heads: typed.map(([event_id, draft]) => ({
      event_id: Number(event_id),
      adults: moreIn(draft.adults) ?? 0,
      children: moreIn(draft.children) ?? 0,
      infants: moreIn(draft.infants) ?? 0,
    })),
    replies: parties.map(({ event_id, id, status }) => ({ event_id, ids: [id], status })),
    pledges: pledges.map(({ pledge: { id, version }, typed }) => ({ id, version, ...readPledge(typed) })),
  }
  return { said, errors }
}

function isHeads(draft: HeadsDraft): boolean {
  return classes.some((name) => draft[name].trim() !== '')
}

/** So many more, or fewer below nought; nothing is none. */
function moreIn(text: string): number | undefined {
  if (text.trim() === '') return 0
  const n = /^[+\-−]?\d{1,3}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined
  return n !== undefined && Math.abs(n) <= mostMore ? n : undefined
}
