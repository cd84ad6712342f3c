import { t } from '#web/text/text.ts'
import type { Reading } from './guest-reading.ts'

/** "4 guests in 2 households"; where each comes alone, as many guests. */
export function countsOf({ guests, households }: Pick<Reading, 'guests' | 'households'>): string {
  const people = guests === 1 ? t('guest_add.people_one') : t('guest_add.people', { n: guests })
  if (households === guests) return people
  return households === 1 ? t('guest_add.households_one', { people }) : t('guest_add.households', { people, n: households })
}
