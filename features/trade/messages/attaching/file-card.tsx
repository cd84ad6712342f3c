import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Side } from '../sides.ts'
import { FileLink } from './file-link.tsx'
import { kindWords } from './file-words.ts'
import type { SentFile } from './sent-file.ts'

interface Props {
  file: SentFile
  /** Of who reads it. */
  side: Side
  conversation_id: number
}

/** A file that was sent: what it is, where it is opened, and what is wrong with it in words. */
export function FileCard({ file, side, conversation_id }: Props) {
  const { kind, bytes, nth, is_newest, ends_on, ends_before } = file
  const facts = [
    kindWords[kind],
    ...(nth > 1 || !is_newest ? [t('sent_file.nth', { n: nth })] : []),
    ...(ends_on ? [t('sent_file.until', { day: longDay(ends_on) ?? '' })] : []),
    fileSize(bytes),
  ]
  return (
    <div className="sent-file" data-old={!is_newest || undefined}>
      <Icon name="file" />
      <div>
        <FileLink file={file} conversation_id={conversation_id} />
        <p>{facts.join(' · ')}</p>
        {!is_newest && <p>{t('sent_file.replaced')}</p>}
        {ends_before && (
          <p className="sent-file-warning">
            <Icon name="warning-circle-fill" /> {warningOf(file, side, longDay(ends_before) ?? '')}
          </p>
        )}
      </div>
    </div>
  )
}

/** Whoever sent it sends the next; the other side asks for it. */
function warningOf({ side: sender }: SentFile, side: Side, day: string): string {
  return sender === side ? t('sent_file.too_early_own', { day }) : t('sent_file.too_early', { day })
}
