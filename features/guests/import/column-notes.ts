import { folded } from '#web/ui/folded.ts'
import { t } from '#web/text/text.ts'
import { replyStatuses, type ReplyStatus } from '#features/guests/list/reply-status.ts'
import { eventOf, type Target } from './column-targets.ts'
import { readPhone } from '#features/guests/list/adding/guest-draft-fields.ts'
import type { Mark } from '#web/files/import-mark.tsx'
import { replyOf } from './reply-words.ts'

interface Note {
  kind: Mark
  words: string
}

/** What becomes of a column, in a few words. */
export function noteOf(target: Target, cells: readonly string[], heading: string): Note {
  const about = eventOf(target)
  if (about?.kind === 'rsvp') return noteOfReplies(cells)
  switch (target) {
    case 'name':
      return { kind: 'ok', words: t('guest_import.does_split') }
    case 'phone': {
      const n = cells.filter((cell) => cell !== '' && readPhone(cell).kind === 'abroad').length
      return n > 0 ? { kind: 'wait', words: t('guest_import.does_abroad', { n }) } : matched()
    }
    case 'address':
      return { kind: 'ok', words: t('guest_import.does_address') }
    case 'party_size':
    case 'plus_one':
      return { kind: 'ok', words: t('guest_import.does_plus') }
    case 'household':
      return { kind: 'ok', words: t('guest_import.does_together') }
    case 'leave_out':
      return { kind: 'none', words: /notes$/i.test(heading) ? t('guest_import.does_wisely') : t('guest_import.does_nothing') }
    default:
      return matched()
  }
}

function matched(): Note {
  return { kind: 'ok', words: t('guest_import.does_match') }
}

/** `Y = Coming, maybe = Maybe`: the two that stand there most often. */
function noteOfReplies(cells: readonly string[]): Note {
  const filled = cells.filter(Boolean)
  const odd = filled.filter((cell) => replyOf(cell) === undefined).length
  if (odd > 0) return { kind: 'wait', words: odd === 1 ? t('guest_import.does_odd_one') : t('guest_import.does_odd', { n: odd }) }
  const often = [...Map.groupBy(filled, (cell) => folded(cell)).values()].toSorted((one, other) => other.length - one.length)
  const words = often.slice(0, 2).flatMap(([cell = '']) => {
    const said = replyOf(cell)
    return said === undefined || said === 'off' ? [] : [t('guest_import.does_reply', { said: cell, status: statusWord(said) })]
  })
  return words.length > 0 ? { kind: 'ok', words: words.join(', ') } : matched()
}

function statusWord(status: ReplyStatus): string {
  return replyStatuses[status]
}
