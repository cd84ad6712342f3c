import { t } from '#web/text/text.ts'
import type { SeatedPerson } from './contract.ts'

export const classWords: Record<SeatedPerson['class'], string> = {
  adult: t('sheet.adult'),
  child: t('sheet.child'),
  infant: t('sheet.infant'),
  vendor: t('sheet.vendor'),
}
