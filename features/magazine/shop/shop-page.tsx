import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadShop } from './load-shop.ts'
import { Shop } from './shop-shelves.tsx'
import css from './shop.css?url'

export const Route = createFileRoute('/_default/shop')({
  loader: () => loadShop(),
  head: () => listHead({ title: t('shop.title'), description: t('shop.lead'), url: '/shop', css }),
  component: ShopPage,
})

function ShopPage() {
  return <Shop {...Route.useLoaderData()} />
}
