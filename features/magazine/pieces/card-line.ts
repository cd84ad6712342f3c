import { t } from '#web/text/text.ts'
import type { Card } from '../content/contract.ts'
import { wholeDollars } from './whole-dollars.ts'

interface WeddingFields {
  spouse_1: { firstname: string }
  spouse_2: { firstname: string }
  location: { city: string }
  wedding_guest_count: number
  cost?: { total?: number }
}

/** One line of what a piece is about: of a wedding who, where, how many and for how much; of others what they say of themselves. */
export function cardLine({ type, excerpt, fields }: Pick<Card, 'type' | 'excerpt' | 'fields'>): string {
  if (type !== 'real-wedding') return excerpt
  const { spouse_1, spouse_2, location, wedding_guest_count: guests, cost } = fields as unknown as WeddingFields
  const words = { one: spouse_1.firstname, other: spouse_2.firstname, city: location.city, guests }
  return cost?.total ? t('pieces.wedding_line', { ...words, spent: wholeDollars(cost.total) }) : t('pieces.wedding_line_unsaid', words)
}
