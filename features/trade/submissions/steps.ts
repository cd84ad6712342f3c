import { t } from '#web/text/text.ts'

/** The steps of the form, each with what it asks by its path in a submission. */
export const steps = [
  { slug: 'couple', title: t('submission.couple'), fields: ['metas.spouse_1', 'metas.spouse_2', 'metas.wedding_submitter_email'] },
  {
    slug: 'day',
    title: t('submission.day'),
    fields: ['metas.wedding_date', 'metas.wedding_guest_count', 'told.timeline', 'told.weather_plan', 'told.access'],
  },
  { slug: 'place', title: t('submission.place'), fields: ['metas.location'] },
  {
    slug: 'style',
    title: t('submission.style'),
    fields: 'colors style setting season culture religion community weddingType'.split(' ').map((name) => `taxonomy.${name}`),
  },
  { slug: 'vendors', title: t('submission.vendors'), fields: ['taxonomy.vendors'] },
  { slug: 'pictures', title: t('submission.pictures'), fields: ['children'] },
  {
    slug: 'story',
    title: t('submission.story'),
    fields: ['title', 'excerpt', 'told.story', 'told.again', 'told.never_again', 'metas.video_url', 'metas.source_url'],
  },
  { slug: 'numbers', title: t('submission.numbers'), fields: ['metas.wedding_budget_range', 'told.costs', 'told.shows_total'] },
  { slug: 'permission', title: t('submission.permission'), fields: [] },
] as const

export type StepSlug = (typeof steps)[number]['slug']

/** Where a field is asked. */
export function stepOf(field: string): StepSlug {
  return steps.find(({ fields }) => fields.some((one) => field === one || field.startsWith(`${one}.`)))?.slug ?? 'couple'
}
