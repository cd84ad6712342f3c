import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { ListedGift } from '../gifts/contract.ts'
import { wholeMoney } from '../whole-money.ts'

/** What is said of an act on the registry that could not be done. */
export const registryWords: Words = { undone: t('registry.undone'), offline: t('registry.offline') }

export const leaveWords = {
  title: t('registry.leave_title'),
  text: t('registry.leave_text'),
  stay: t('registry.leave_stay'),
  leave: t('registry.leave_go'),
}

/** As it was signed, else the household, else the question. */
export function giverOf({ from_name, household }: Pick<ListedGift, 'from_name' | 'household'>): string {
  return from_name || household || t('gift.from_whom')
}

/** A sum, a thing, or both. */
export function whatOf({ amount, present }: Pick<ListedGift, 'amount' | 'present'>): string {
  return [amount === null ? '' : wholeMoney(amount), present].filter(Boolean).join(', ')
}
