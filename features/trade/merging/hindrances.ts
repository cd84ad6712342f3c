import { t } from '#web/text/text.ts'
import type { Preview } from './contract.ts'

/** Why two records can't be made one, in words. */
export const hindrances: Record<NonNullable<Preview['hinders']>, string> = {
  same: t('merging.same'),
  not_shown: t('merging.not_shown'),
  merged: t('merging.merged'),
  both_held: t('merging.both_held'),
  claims: t('merging.claims'),
  waits: t('merging.waits'),
}
