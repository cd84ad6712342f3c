import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { statusWords } from '../state-words.ts'
import type { DiaryLine, entryKinds } from './contract.ts'

export const kindWords: Record<(typeof entryKinds)[number], string> = {
  call: t('diary.call'),
  meeting: t('diary.meeting'),
  note: t('diary.note'),
}

/** One line of the diary in words. */
export function lineWords({ what, words, status, fields, amount, n }: DiaryLine): string {
  const money = amount === null ? t('budget.missing_amount') : showMoney(amount)
  switch (what) {
    case 'added':
      return t('diary.added')
    case 'changed':
      return status
        ? statusWords[status]
        : fields.length > 0
          ? t('diary.changed', { fields: fields.map(fieldWord).join(', ') })
          : t('diary.updated')
    case 'paid':
      return t('diary.paid', { name: words, money })
    case 'due':
      return t('diary.due', { name: words, money })
    case 'asked':
      return t('diary.asked')
    case 'answered':
      return t('diary.answered')
    case 'wrote':
      return n === 1 ? t('diary.wrote', { words }) : t('diary.wrote_n', { n, words })
    case 'was_written':
      return n === 1 ? t('diary.was_written', { words }) : t('diary.was_written_n', { n, words })
    case 'sent':
      return n === 1 ? t('diary.sent', { name: words }) : t('diary.sent_n', { n, name: words })
    case 'was_sent':
      return n === 1 ? t('diary.was_sent', { name: words }) : t('diary.was_sent_n', { n, name: words })
    case 'quoted':
      return t('diary.quoted')
    case 'quote_noted':
      return t('diary.quote_noted')
    case 'accepted':
      return amount === null ? t('diary.accepted') : t('diary.accepted_for', { money })
    default:
      return words
  }
}

/** Where a line is read in the conversation. */
export function lineAddress({ conversation_id, message_id, is_old }: DiaryLine): string | undefined {
  if (conversation_id === null || message_id === null) return undefined
  return `/messages/${conversation_id}${is_old ? `?before=${message_id + 1}` : ''}#message-${message_id}`
}

const known: Partial<Record<string, string>> = {
  price: t('couple_vendors.price'),
  deposit: t('couple_vendors.deposit'),
  deposit_state: t('couple_vendors.deposit_state'),
  turn: t('couple_vendors.turn'),
  next_step: t('couple_vendors.next_step'),
  next_on: t('couple_vendors.next_on'),
  rating: t('couple_vendors.rating'),
  notes: t('couple_vendors.notes'),
  taxonomy: t('couple_vendors.service'),
  guest_wedding_event_id: t('couple_vendors.event'),
}

function fieldWord(field: string): string {
  return (known[field] ?? t('couple_vendors.contact')).toLowerCase()
}
