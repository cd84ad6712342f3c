import { t } from '#web/text/text.ts'
import type { LineDraft } from './line-draft.ts'

export const ways = [
  { value: 'along', label: t('day.moves_along') },
  { value: 'if_needed', label: t('day.moves_if_needed') },
  { value: 'never', label: t('day.moves_never') },
] as const

export const audiences = [
  { value: 'everyone', label: t('day.seen_by_everyone') },
  { value: 'named', label: t('day.seen_by_named') },
  { value: 'planners', label: t('day.seen_by_planners') },
] as const

export const labels: Record<keyof LineDraft, string> = {
  title: t('day.what'),
  starts: t('day.starts'),
  minutes: t('day.minutes'),
  place: t('day.where'),
  moves: t('day.moves'),
  seen_by: t('day.seen_by'),
  people: t('day.whose'),
  in_charge: t('day.in_charge'),
  notes: t('day.notes'),
}
