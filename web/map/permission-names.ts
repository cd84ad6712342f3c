import { t } from '../text/text.ts'

/** The permissions in the order in which they are asked for, and what each of them opens. */
export const keys = [
  { permission: 1, name: t('helping.key_1'), what: t('helping.key_1_what') },
  { permission: 2, name: t('helping.key_2'), what: t('helping.key_2_what') },
  { permission: 3, name: t('helping.key_3'), what: t('helping.key_3_what') },
  { permission: 4, name: t('helping.key_4'), what: t('helping.key_4_what') },
  { permission: 5, name: t('helping.key_5'), what: t('helping.key_5_what') },
] as const

export function keyWord(permission: number): string {
  return keys.find((key) => key.permission === permission)?.name ?? ''
}
