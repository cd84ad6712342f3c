import { t } from '../../text/text.ts'
import { isUnderWay, type UploadItem } from './upload-items.ts'
import { reasonOf, type UploadPurpose } from './upload-reason.ts'

/** What is heard: the whole at its beginning, its middle and its end, and each file that is not taken; nothing between. */
export function saidOf(items: readonly UploadItem[], purpose: UploadPurpose): string[] {
  const refused = items.filter(({ state }) => state === 'refused' || state === 'failed')
  const words = refused.map((item) => t('upload.said_refused', { name: item.name, reason: reasonOf(item, purpose) }))
  return [wholeOf(items), ...words].filter(Boolean)
}

function wholeOf(items: readonly UploadItem[]): string {
  const on = items.filter(isUnderWay)
  const kept = items.filter(({ state }) => state === 'kept')
  if (on.some(({ state }) => state === 'resting') && !on.some(({ state }) => state === 'sending')) return t('upload.said_resting')
  if (on.length > 0) return isHalfway([...on, ...kept]) ? t('upload.said_half') : beginning([...on, ...kept])
  if (items.some(({ state }) => state === 'paused')) return t('upload.said_paused')
  const [only] = kept
  if (!only) return ''
  return kept.length === 1 ? t('upload.said_done_one', { name: only.name }) : t('upload.said_done', { n: kept.length })
}

function beginning(items: readonly UploadItem[]): string {
  const [only] = items
  return items.length === 1 && only ? t('upload.said_sending_one', { name: only.name }) : t('upload.said_sending', { n: items.length })
}

function isHalfway(items: readonly UploadItem[]): boolean {
  return partOf(items) >= 0.5
}

/** How much of all that is here, from 0 to 1. */
export function partOf(items: readonly Pick<UploadItem, 'sent' | 'size'>[]): number {
  const size = items.reduce((sum, item) => sum + item.size, 0)
  return size > 0 ? items.reduce((sum, item) => sum + Math.min(item.sent, item.size), 0) / size : 0
}
