import type { TypeName } from '#features/magazine/content/type-names.ts'
import { t } from '#web/text/text.ts'
import type { ReplyKind } from '#web/ui/reply-words.ts'
import type { Row } from './piece-shapes.ts'

export const typeWords: Record<TypeName, string> = {
  album: t('editor.album'),
  article: t('editor.article'),
  author: t('editor.author'),
  brand: t('editor.brand'),
  course: t('editor.course'),
  form: t('editor.form'),
  guide: t('editor.guide'),
  lesson: t('editor.lesson'),
  page: t('editor.page'),
  perk: t('editor.perk'),
  podcast: t('editor.podcast'),
  product: t('editor.product'),
  questionnaire: t('editor.questionnaire'),
  quiz: t('editor.quiz'),
  'real-wedding': t('editor.real_wedding'),
  vendor: t('editor.vendor'),
  'vendor-list': t('editor.vendor_list'),
  video: t('editor.video'),
}

export const typeNames = Object.keys(typeWords) as TypeName[]

/** A type, as an address has it. */
export function typeIn(given: string | undefined): TypeName | undefined {
  return typeNames.find((type) => type === given)
}

/** Where a piece stands, as a shape and a word. */
export const statusWords: Record<Row['status'], { kind: ReplyKind; word: string }> = {
  draft: { kind: 'not_asked', word: t('editor.draft') },
  scheduled: { kind: 'waiting', word: t('editor.scheduled') },
  published: { kind: 'coming', word: t('editor.published') },
  withdrawn: { kind: 'cannot', word: t('editor.withdrawn') },
}

/** A field is called as the files call it: `wedding_guest_count` is “Wedding guest count”. */
export function fieldLabel(name: string): string {
  if (name === 'markdown') return t('editor.text')
  if (name === 'published_on') return t('editor.day')
  if (name === 'slug') return t('editor.address')
  if (name === 'terms') return t('editor.filed')
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
