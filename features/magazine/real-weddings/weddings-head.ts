import { writeSearch } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import { titleOf } from './near.ts'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'
import css from './weddings.css?url'

/** A choice has one address, whatever led here; where it has fewer than three weddings engines pass it over. */
export function weddingsHead({ selection, titles, ids, search: { page }, meta }: LoadedWeddings) {
  const { to, search } = placeOf(selection, ids, page && page > 1 ? { page } : {})
  const chosen = titleOf(selection, titles)
  return pieceHead(
    {
      title: chosen ? t('weddings.title_of', { chosen }) : t('weddings.title'),
      excerpt: chosen ? t('weddings.description_of', { chosen, total: meta.total }) : t('weddings.description'),
      url: to + writeSearch(search),
    },
    { css, isHidden: Object.keys(selection).length > 0 && meta.total < 3 },
  )
}
