import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { structuredData } from '#web/start/structured-data.ts'
import { productsData } from '../machines/product-data.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadShop } from './load-shop.ts'
import { Shop } from './shop-shelves.tsx'
import css from './shop.css?url'

export const Route = createFileRoute('/_default/shop')({
  loader: () => loadShop(),
  head: ({ loaderData: { products = [] } = {} }) => {
    const isHidden = products.length === 0
    const head = listHead({
      title: t('shop.title'),
      description: t('shop.lead'),
      url: '/shop',
      css,
      isHidden,
      picture: products[0]?.picture,
    })
    return import.meta.env.SSR ? { ...head, meta: [...head.meta, ...structuredData(...productsData(products))] } : head
  },
  component: ShopPage,
})

function ShopPage() {
  return <Shop {...Route.useLoaderData()} />
}
