import { t } from '#web/text/text.ts'
import type { SectionKind } from './section-kinds.ts'

/** What a new website is made of: titles to be changed, and nothing that a guest would be told before somebody wrote it. */
export function begun(): { kind: SectionKind; title: string }[] {
  return [
    { kind: 'story', title: t('website_begun.story') },
    { kind: 'schedule', title: t('website_begun.schedule') },
    { kind: 'travel', title: t('website_begun.travel') },
    { kind: 'questions', title: t('website_begun.questions') },
    { kind: 'gifts', title: t('website_begun.gifts') },
  ]
}
