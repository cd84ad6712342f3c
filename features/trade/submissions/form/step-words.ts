import { t } from '#web/text/text.ts'
import type { StepSlug } from '../steps.ts'

/** What each step is headed with. */
export const stepWords: Record<StepSlug, { title: string; lead: string }> = {
  couple: { title: t('submission.couple_title'), lead: t('submission.couple_lead') },
  day: { title: t('submission.day_title'), lead: t('submission.day_lead') },
  place: { title: t('submission.place_title'), lead: t('submission.place_lead') },
  style: { title: t('submission.style_title'), lead: t('submission.style_lead') },
  vendors: { title: t('submission.vendors_title'), lead: t('submission.vendors_lead') },
  pictures: { title: t('submission.pictures_title'), lead: t('submission.pictures_lead') },
  story: { title: t('submission.story_title'), lead: t('submission.story_lead') },
  numbers: { title: t('submission.numbers_title'), lead: t('submission.numbers_lead') },
  permission: { title: t('submission.permission_title'), lead: t('submission.permission_lead') },
}
