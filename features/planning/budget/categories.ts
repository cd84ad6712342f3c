import { t } from '#web/text/text.ts'

/** What money is spent on: the services of vendors by their slugs, and what none of them does. */
const names = {
  venues: t('budget_category.venues'),
  caterers: t('budget_category.caterers'),
  'bar-services': t('budget_category.bar_services'),
  photographers: t('budget_category.photographers'),
  videographers: t('budget_category.videographers'),
  florists: t('budget_category.florists'),
  rentals: t('budget_category.rentals'),
  lighting: t('budget_category.lighting'),
  bands: t('budget_category.bands'),
  djs: t('budget_category.djs'),
  'bridal-shops': t('budget_category.bridal_shops'),
  formalwear: t('budget_category.formalwear'),
  tailors: t('budget_category.tailors'),
  jewelers: t('budget_category.jewelers'),
  'hair-stylists': t('budget_category.hair_stylists'),
  'make-up-artists': t('budget_category.make_up_artists'),
  bakers: t('budget_category.bakers'),
  stationers: t('budget_category.stationers'),
  calligraphers: t('budget_category.calligraphers'),
  celebrants: t('budget_category.celebrants'),
  planners: t('budget_category.planners'),
  hotels: t('budget_category.hotels'),
  transport: t('budget_category.transport'),
  'photo-booths': t('budget_category.photo_booths'),
  other: t('budget_category.other'),
} as const

export type Category = keyof typeof names

export const categories = Object.keys(names) as [Category, ...Category[]]

export function categoryName(category: Category): string {
  return names[category]
}
