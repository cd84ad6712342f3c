import { t } from '#web/text/text.ts'
import type { arrivalWays, ThankingWay } from './ways.ts'

/** By which way a gift comes. */
export const wayWords: Record<(typeof arrivalWays)[number], string> = {
  '': t('give.way_unknown'),
  paypal: t('give.way_paypal'),
  venmo: t('give.way_venmo'),
  bank: t('give.way_bank'),
  hand: t('give.way_hand'),
  envelope: t('give.way_envelope'),
  check: t('give.way_check'),
  shop: t('give.way_shop'),
  card: t('give.way_card'),
}

export const thankingWords: Record<ThankingWay, string> = {
  letter: t('thanks.by_letter'),
  email: t('thanks.by_email'),
  told: t('thanks.told'),
}
