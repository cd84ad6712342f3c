import type { Db } from '#db/db.ts'
import type { Store } from '#server/files/store.ts'
import { t } from '#web/text/text.ts'
import { madeBy, sourceOf } from '../tool/item-source.ts'
import { markWord } from '../shown/mark-words.ts'
import type { SharedItem } from './contract.ts'

interface Order {
  name: string
  couple: string[]
  vendor: string
  more: number
  items: (SharedItem & { key: string | null })[]
}

/** A board on one page: what must be first, each with its mark and its numbered notes. */
export async function* boardPaper(_: Db, { name, couple, vendor, more, items }: Order, store: Store): AsyncGenerator<Uint8Array> {
  const { pdfWall } = await import('#server/pdf-wall.ts')
  const { drawnAsJpeg, keptAsJpeg } = await import('#server/pdf-pictures.ts')
  const tiles = []
  for (const item of items) {
    const { picture, key, pinned } = item
    const image = key ? await keptAsJpeg(store, key) : picture?.image ? await drawnAsJpeg(picture.image.name) : undefined
    tiles.push({
      image,
      alt: picture?.alt || item.file?.alt || item.title,
      mark: item.mark && markWord(item.mark),
      title: item.title || item.notes,
      small: [
        sourceOf(item)?.words,
        item.author,
        item.licence,
        image && item.content_id === null ? madeBy(item.digital_source) : '',
        item.is_illustrated ? t('pieces.illustrated') : '',
      ]
        .filter(Boolean)
        .join(' · '),
      points: pinned,
    })
  }
  yield* pdfWall({
    title: name,
    lead: t('shared_board.by', { couple: couple.join(' & '), vendor }),
    tiles,
    foot: more > 0 ? t('shared_board.more_on_page', { n: more }) : '',
  })
}
