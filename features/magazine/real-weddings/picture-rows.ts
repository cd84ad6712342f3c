import type { ShownPicture } from '../content/contract.ts'

interface PictureRow {
  pictures: { picture: ShownPicture; ratio: number }[]
  /** How much of the row's width stays free, in the measure of the ratios: the last row is not blown up. */
  rest: number
}

/** Pictures in rows of one height, none of them cut; every other row holds more, and is lower. */
export function rowsOf(pictures: readonly ShownPicture[]): PictureRow[] {
  const rows: PictureRow[] = []
  let row: PictureRow['pictures'] = []
  for (const picture of pictures) {
    row.push({ picture, ratio: ratioOf(picture) })
    if (widthOf(row) < wanted(rows.length)) continue
    rows.push({ pictures: row, rest: 0 })
    row = []
  }
  if (row.length > 0) rows.push({ pictures: row, rest: Math.max(0, wanted(rows.length) - widthOf(row)) })
  return rows
}

function wanted(row: number): number {
  return row % 2 === 0 ? 2.2 : 3
}

function widthOf(row: PictureRow['pictures']): number {
  return row.reduce((sum, { ratio }) => sum + ratio, 0)
}

/** A detail has a shape of its own, known as soon as it is drawn. */
function ratioOf({ image, ratio }: ShownPicture): number {
  if (image) return image.width / image.height
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}
