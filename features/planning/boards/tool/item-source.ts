import { t } from '#web/text/text.ts'
import type { BoardItem } from '../board-shapes.ts'

/** Where an item is from: a page of ours, or one elsewhere. */
export function sourceOf({
  url,
  source_url,
  content_id,
  content_type,
}: Pick<BoardItem, 'url' | 'source_url' | 'content_id' | 'content_type'>): { words: string; to?: string; href?: string } | undefined {
  if (url) return { words: t(kinds[content_type.slug] ?? 'boards.from_magazine'), to: url }
  if (content_id !== null) return undefined
  const page = URL.parse(source_url)
  return page && /^https?:$/.test(page.protocol) ? { words: page.hostname.replace(/^www\./, ''), href: page.href } : undefined
}

const kinds: Partial<Record<string, 'boards.from_wedding' | 'boards.from_vendor' | 'boards.from_shop'>> = {
  'real-wedding': 'boards.from_wedding',
  vendor: 'boards.from_vendor',
  product: 'boards.from_shop',
}

/** As IPTC calls how a picture came to be; the first is unknown. */
export const sources = ['', 'digitalCapture', 'digitalCreation', 'trainedAlgorithmicMedia'] as const

/** What a picture says of itself may say more than these. */
export function sourceNamed(digital_source: string): (typeof sources)[number] {
  if (/trainedAlgorithmicMedia/i.test(digital_source)) return 'trainedAlgorithmicMedia'
  return sources.find((one) => one === digital_source) ?? ''
}

/** What is known of how a picture came to be; nothing known never means that it is real. */
export function madeBy(digital_source: string): string {
  if (digital_source === '') return t('boards.made_unknown')
  if (/trainedAlgorithmicMedia/i.test(digital_source)) return t('boards.made_ai')
  return t(digital_source === 'digitalCapture' ? 'boards.made_photo' : 'boards.made_drawn')
}
