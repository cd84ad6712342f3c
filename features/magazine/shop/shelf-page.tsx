import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { structuredData } from '#web/start/structured-data.ts'
import { crumbsData } from '../machines/crumbs-data.ts'
import { productsData } from '../machines/product-data.ts'
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
    const title = shelf?.title ?? t('shop.title')
    const isHidden = products.length < 3
    const head = listHead({ title, description: t('shop.lead'), url, css, isHidden, picture: products[0]?.picture })
    if (!import.meta.env.SSR) return head
    const crumbs = crumbsData({ title: t('shop.title'), url: '/shop' }, { title, url })
    return { ...head, meta: [...head.meta, ...structuredData(crumbs, ...productsData(products))] }
  },
  component: ShelfPage,
})

function ShelfPage() {
  return <Shop {...Route.useLoaderData()} />
}
