import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { ListedRoomBlock } from './contract.ts'

/** What is said of taking an act on rooms back. */
export const roomWords: Words = {
  undone: t('rooms.undone'),
  stayed: ({ kept }) => t('rooms.kept', { n: kept.length }),
  offline: t('rooms.offline'),
}

/** What a hotel holds, in one line. */
export function heldWords({ kind, promised, rooms, nights, first_night, rate }: ListedRoomBlock, today: string): string {
  return [
    kind === 'contracted' ? t('rooms.contracted_for', { promised }) : t('rooms.courtesy'),
    nights === 1 ? t('rooms.one_night', { rooms }) : t('rooms.how_many', { rooms, nights }),
    first_night && t('rooms.from', { day: shortDay(first_night, today) }),
    rate !== null && t('rooms.at_rate', { rate: showMoney(rate) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What would be owed if nobody else took a room. */
export function owedWords({ kind, counted, missing, owed }: ListedRoomBlock): string {
  if (kind === 'courtesy') return t('rooms.free')
  if (missing === 0) return t('rooms.safe', { counted })
  return owed === null ? t('rooms.owes_unknown', { missing, counted }) : t('rooms.owes', { amount: showMoney(owed), missing, counted })
}

/** Until when guests get the rate. */
export function untilWords(cutoff: string | null, today: string): string {
  if (cutoff === null) return t('rooms.no_cutoff')
  const [day, n] = [shortDay(cutoff, today), (Date.parse(cutoff) - Date.parse(today)) / 86_400_000]
  if (n < 0) return t('rooms.ended', { day })
  if (n === 0) return t('rooms.until_today')
  return n === 1 ? t('rooms.until_tomorrow', { day }) : t('rooms.until', { day, n })
}
