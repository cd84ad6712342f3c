import { widthsOf } from '#web/picture-address.ts'
import type { BoardItem } from './board-shapes.ts'
import { costAt, type ToldCost } from './cost-at.ts'

/** As the table has it; its file has no addresses yet, since these are for somebody. */
export interface ItemRow extends Omit<BoardItem, 'file' | 'cost'> {
  cost: ToldCost | null
  /** How many guests the couple plans with. */
  heads: number | null
  file: Omit<NonNullable<BoardItem['file']>, 'urls'> | null
}

/** An item as the API tells of it: its file has addresses for whoever asks. */
export function shownItem({ file, cost, heads, ...row }: ItemRow, addressOf: (id: number, variant: string) => string): BoardItem {
  const item = { ...row, cost: cost && heads ? costs(cost, heads) : null }
  if (!file) return { ...item, file: null }
  const variants = [...widthsOf(file).map(String), 'whole']
  return { ...item, file: { ...file, urls: Object.fromEntries(variants.map((variant) => [variant, addressOf(file.id, variant)])) } }
}

function costs(cost: ToldCost, our_guests: number): BoardItem['cost'] {
  const [total, our_total] = [costAt(cost, cost.guests), costAt(cost, our_guests)]
  return total === undefined || our_total === undefined ? null : { guests: cost.guests, total, our_guests, our_total }
}
