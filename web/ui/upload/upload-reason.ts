import { t } from '../../text/text.ts'
import type { UploadItem } from './upload-items.ts'

/** What a file is sent for, as the server calls it. */
export type UploadPurpose = 'picture' | 'document'

/** Why a file is not here, and what to do: the server's words where it said any. */
export function reasonOf({ reason, own_reason }: Pick<UploadItem, 'reason' | 'own_reason'>, purpose: UploadPurpose): string {
  if (reason) return reason
  if (own_reason === 'kind') return t('upload.wrong_kind', { kinds: purpose === 'picture' ? t('upload.pictures') : t('upload.documents') })
  return own_reason === 'empty' ? t('upload.empty') : own_reason === 'unreadable' ? t('upload.unreadable') : t('upload.failed')
}
