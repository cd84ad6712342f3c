import { createFileRoute, redirect } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadShop, loadShelf, shelvesId } from './load-shop.ts'
import { Shop } from './shop-shelves.tsx'
import css from './shop.css?url'

/** The shelves by the id of their taxonomy are the whole shop; one by its slug alone is found where it has its address. */
export const Route = createFileRoute('/_default/shop/taxonomy/$taxonomy')({
  loader: async ({ params: { taxonomy } }) => {
    if (taxonomy === shelvesId) return loadShop()
    const { shelf } = await loadShelf(taxonomy, shelvesId)
    throw redirect({ to: '/shop/taxonomy/$taxonomyid/$taxonomy', params: { taxonomyid: shelvesId, taxonomy: shelf.slug }, statusCode: 301 })
  },
  head: () => listHead({ title: t('shop.title'), description: t('shop.lead'), url: '/shop', css }),
  component: TermPage,
})

function TermPage() {
  return <Shop {...Route.useLoaderData()} />
}
