import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import css from './shop.css?url'

export const Route = createFileRoute('/_default/shop/brands')({
  loader: async () => {
    const [brands, products] = await Promise.all([
      loadPieces({ type: 'brand', sort: 'title', per_page: 100 }),
      loadPieces({ type: 'product', sort: 'title', per_page: 100 }),
    ])
    return { brands: brands.data, products: products.data }
  },
  head: () => listHead({ title: t('shop.makers'), description: t('shop.makers_lead'), url: '/shop/brands', css }),
  component: BrandsPage,
})

function BrandsPage() {
  const { brands, products } = Route.useLoaderData()
  return (
    <main className="shop-page" id="main">
      <header className="shop-head plain">
        <div>
          <p className="kicker">{t('shop.kicker')}</p>
          <h1>{t('shop.makers')}</h1>
          <p className="lead">{t('shop.makers_lead')}</p>
        </div>
      </header>
      <ul className="makers">
        {brands.map((brand) => (
          <Maker key={brand.id} brand={brand} products={products.filter(({ fields }) => fields['brand'] === brand.slug)} />
        ))}
      </ul>
    </main>
  )
}

function Maker({ brand, products }: { brand: Card; products: readonly Card[] }) {
  const { made_in } = brand.fields as { made_in?: string }
  return (
    <li id={brand.slug}>
      <PiecePicture of={brand.picture ?? products[0]?.picture} sizes="(max-width: 767px) 100vw, 30vw" shape="4/3" alt="" />
      <div>
        <h2>{brand.title}</h2>
        <p>{brand.excerpt}</p>
        {made_in && <p className="maker-place">{made_in}</p>}
        <ul>
          {products.map(({ id, slug, title }) => (
            <li key={id}>
              <Link to="/shop" hash={slug}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <IllustratedMark of={brand} />
      </div>
    </li>
  )
}
