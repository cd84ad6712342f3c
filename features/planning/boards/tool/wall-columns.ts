import type { BoardItem } from '../board-shapes.ts'

type Sized = Pick<BoardItem, 'id' | 'picture' | 'file' | 'title' | 'notes'>

/** Each item into the column that is shortest by then, so that a row is read from the left. */
export function columnsOf<Item extends Sized>(items: readonly Item[], n: number): Item[][] {
  const columns = Array.from({ length: n }, () => ({ height: 0, items: [] as Item[] }))
  for (const item of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height - 0.001 ? column : best))
    shortest.items.push(item)
    shortest.height += heightOf(item)
  }
  return columns.map((column) => column.items).filter((column) => column.length > 0)
}

/** In widths of a column. */
function heightOf({ picture, file, title, notes }: Sized): number {
  const words = (title ? 0.14 : 0) + 0.04
  if (file) return file.height / file.width + words
  if (picture) return 1 / ratioOf(picture) + words
  return 0.3 + Math.ceil(notes.length / 28) * 0.1 + words
}

function ratioOf({ ratio, image }: NonNullable<Sized['picture']>): number {
  if (image) return image.width / image.height
  const [width = 3, height = 2] = ratio.split('/').map(Number)
  return width / height
}
