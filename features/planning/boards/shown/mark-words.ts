import { t } from '#web/text/text.ts'
import type { IconName } from '#web/ui/icons.ts'
import type { Mark } from '../board-shapes.ts'

type Said = Exclude<Mark, ''>

/** A word and a sign for each mark, so that none is told by a color alone. */
export function markWord(mark: Said): string {
  return t(words[mark])
}

export const markIcons: Record<Said, IconName> = { must: 'check-circle-fill', like: 'heart', not: 'x' }

export const marks: readonly Said[] = ['must', 'like', 'not']

const words = { must: 'board_mark.must', like: 'board_mark.like', not: 'board_mark.not' } as const
