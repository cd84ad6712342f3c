import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadShelf } from './load-shop.ts'
import { Shop } from './shop-shelves.tsx'
import css from './shop.css?url'

/** One shelf of the shop, by its slug; the id of its taxonomy may stand before it. */
export const Route = createFileRoute('/_default/shop/taxonomy/$taxonomyid/$taxonomy')({
  loader: ({ params: { taxonomyid, taxonomy } }) => loadShelf(taxonomy, taxonomyid),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { shelf, products } = loaderData
    const url = `/shop/taxonomy/17/${shelf?.slug}`
    return listHead({ title: shelf?.title ?? t('shop.title'), description: t('shop.lead'), url, css, isHidden: products.length < 3 })
  },
  component: ShelfPage,
})

function ShelfPage() {
  return <Shop {...Route.useLoaderData()} />
}
