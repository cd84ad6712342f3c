import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { Section } from '../contract.ts'
import type { SectionKind } from '../section-kinds.ts'

/** What is said of an act on the website that could not be done. */
export const websiteWords: Words = { undone: t('website.undone'), offline: t('website.offline') }

export const leaveWords = {
  title: t('website.leave_title'),
  text: t('website.leave_text'),
  stay: t('website.leave_stay'),
  leave: t('website.leave_go'),
}

export const kindNames: Record<SectionKind, string> = {
  story: t('website_kind.story'),
  schedule: t('website_kind.schedule'),
  travel: t('website_kind.travel'),
  questions: t('website_kind.questions'),
  photos: t('website_kind.photos'),
  gifts: t('website_kind.gifts'),
}

/** What a section is called in lists. */
export function sectionName({ title, kind }: Pick<Section, 'title' | 'kind'>): string {
  return title.replaceAll('*', '').trim() || kindNames[kind]
}
