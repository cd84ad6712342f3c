import { structuredData } from '#web/start/structured-data.ts'
import { writeSearch } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { crumbsData } from '../machines/crumbs-data.ts'
import { feedLink } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { titleOf } from './selection-title.ts'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'
import css from './weddings.css?url'

/** A choice has one address, whatever led here; where it has fewer than three weddings engines pass it over. */
export function weddingsHead({ selection, titles, ids, search: { page }, meta, cards }: LoadedWeddings) {
  const { to, search } = placeOf(selection, ids, page && page > 1 ? { page } : {})
  const chosen = titleOf(selection, titles)
  const url = to + writeSearch(search)
  const title = chosen ? t('weddings.title_of', { chosen }) : t('weddings.title')
  const { meta: told, links } = listHead({
    title,
    description: chosen ? t('weddings.description_of', { chosen, total: meta.total }) : t('weddings.description'),
    url,
    css,
    isHidden: meta.total < (chosen ? 3 : 1),
    picture: cards[0]?.picture,
  })
  const crumbs =
    chosen && import.meta.env.SSR ? [crumbsData({ title: t('weddings.title'), url: '/real-weddings' }, { title: chosen, url })] : []
  return { meta: [...told, ...structuredData(...crumbs)], links: [...links, feedLink('weddings')] }
}
