import { t } from '#web/text/text.ts'
import { lineStates } from '../line-kinds.ts'
import type { How } from '../quote-terms.ts'
import type { DraftLine } from './quote-draft.ts'

const bys: Record<How['by'], string> = {
  amount: t('typing.by_amount'),
  head: t('typing.by_head'),
  hour: t('typing.by_hour'),
  table: t('typing.by_table'),
  percent: t('typing.by_percent'),
  minimum: t('typing.by_minimum'),
  cover: t('typing.by_cover'),
}

const states = {
  included: t('quote_state.included'),
  not_offered: t('quote_state.not_offered'),
  not_stated: t('quote_state.not_stated'),
}

/** How a line is reckoned, or why it has no price: one choice for both. */
export const pricings = Object.entries({ ...bys, ...states }).map(([value, label]) => ({ value, label }))

export function pricingOf({ state, by }: Pick<DraftLine, 'state' | 'by'>): string {
  return state === 'priced' ? by : state
}

export function saidPricing(chosen: string): Partial<DraftLine> {
  const state = lineStates.find((one) => one === chosen)
  if (state !== undefined) return { state, option: '' }
  const by = (Object.keys(bys) as How['by'][]).find((one) => one === chosen) ?? 'amount'
  return { state: 'priced', by }
}
