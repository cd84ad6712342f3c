import { t } from '#web/text/text.ts'
import type { TipRole } from './tip-roles.ts'

export const roleWords: Record<TipRole, string> = {
  servers: t('tip.servers'),
  bartenders: t('tip.bartenders'),
  musicians: t('tip.musicians'),
  dj: t('tip.dj'),
  photographer: t('tip.photographer'),
  beauty: t('tip.beauty'),
  officiant: t('tip.officiant'),
  planner: t('tip.planner'),
  drivers: t('tip.drivers'),
  delivery: t('tip.delivery'),
  other: t('tip.other'),
}

/** What is usual, where something is. */
export const rangeWords: Record<Exclude<TipRole, 'other'>, string> = {
  servers: t('tip.range_servers'),
  bartenders: t('tip.range_bartenders'),
  musicians: t('tip.range_musicians'),
  dj: t('tip.range_dj'),
  photographer: t('tip.range_photographer'),
  beauty: t('tip.range_beauty'),
  officiant: t('tip.range_officiant'),
  planner: t('tip.range_planner'),
  drivers: t('tip.range_drivers'),
  delivery: t('tip.range_delivery'),
}
