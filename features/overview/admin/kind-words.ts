import { t } from '#web/text/text.ts'
import type { Kind } from './contract.ts'

const words: Record<Kind, string> = {
  couple: t('kind.couple'),
  partner: t('kind.partner'),
  helper: t('kind.helper'),
  vendor: t('kind.vendor'),
  admin: t('kind.admin'),
}

/** As what somebody uses the product, as one phrase: "Couple, helper". */
export function kindWords(kinds: readonly Kind[]): string {
  const [first = '', ...others] = kinds.map((kind) => words[kind])
  return [first, ...others.map((word) => word.toLowerCase())].join(', ')
}
