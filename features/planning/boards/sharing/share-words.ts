import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { BoardShare } from '../board-shapes.ts'

/** With whom a board is shared, since when, and whether they looked. */
export function shareWords({ vendor, created_at, opened_at }: BoardShare): string {
  const day = dayIn(created_at)
  const shared = vendor === null ? t('board_share.with_somebody', { day }) : t('board_share.with', { vendor, day })
  return `${shared} ${opened_at === null ? t('board_share.not_opened') : t('board_share.opened', { day: dayIn(opened_at) })}`
}

function dayIn(moment: string): string {
  return longDay(moment.slice(0, 10)) ?? ''
}
