import { widthsOf } from '#web/picture-address.ts'
import type { BoardItem } from './board-shapes.ts'

/** As the table has it; its file has no addresses yet, since these are for somebody. */
export interface ItemRow extends Omit<BoardItem, 'file'> {
  file: Omit<NonNullable<BoardItem['file']>, 'urls'> | null
}

/** An item as the API tells of it: its file has addresses for whoever asks. */
export function shownItem({ file, ...item }: ItemRow, addressOf: (id: number, variant: string) => string): BoardItem {
  if (!file) return { ...item, file: null }
  const variants = [...widthsOf(file).map(String), 'whole']
  return { ...item, file: { ...file, urls: Object.fromEntries(variants.map((variant) => [variant, addressOf(file.id, variant)])) } }
}
