import { t } from '#web/text/text.ts'
import type { GuestPage } from './contract.ts'

/** Whose side a guest is on, by the couple's first names as far as they are known. */
export function sideChoices({ firstname, other_firstname }: GuestPage['wedding']) {
  return [
    { value: 'partner_1', label: firstname ? t('guest_sides.of', { name: firstname }) : t('guest_sides.partner_1') },
    { value: 'partner_2', label: other_firstname ? t('guest_sides.of', { name: other_firstname }) : t('guest_sides.partner_2') },
    { value: 'both', label: t('guest_sides.both') },
  ] as const
}

export type Side = ReturnType<typeof sideChoices>[number]['value']

/** The side that a field names; a guest of nobody in particular is of both. */
export function sideOf(value: string): Side {
  return value === 'partner_1' || value === 'partner_2' ? value : 'both'
}
