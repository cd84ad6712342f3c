import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { type LoadedShop, shelvesId } from './load-shop.ts'
import { ShopProduct } from './shop-product.tsx'

/** The shop: its shelves, each with what stands on it. Nothing is sold here; makers sell. */
export function Shop({ products, shelves, shelf }: LoadedShop) {
  const shown = shelf ? [shelf] : shelves
  const [lead] = products
  const total = shelves.reduce((sum, { count }) => sum + count, 0)
  return (
    <main className="shop-page" id="main">
      <header className="shop-head">
        <div>
          <p className="kicker">{t('shop.kicker')}</p>
          <h1>{shelf ? shelf.title : <Emphasis text={t('shop.heading')} />}</h1>
          <p className="lead">{t('shop.lead')}</p>
        </div>
        {!shelf && lead && <PiecePicture of={lead.picture} sizes="(max-width: 767px) 100vw, 50vw" alt="" isEager />}
      </header>
      <nav className="shop-shelves" aria-label={t('shop.shelves')}>
        <Link to="/shop" activeOptions={{ exact: true, includeSearch: false }}>
          {t('shop.everything')} <span className="num">{total}</span>
        </Link>
        {shelves.map(({ slug, title, count }) => (
          <Link key={slug} to="/shop/taxonomy/$taxonomyid/$taxonomy" params={{ taxonomyid: shelvesId, taxonomy: slug }}>
            {title} <span className="num">{count}</span>
          </Link>
        ))}
        <Link className="more" to="/shop/brands">
          {t('shop.by_maker')}
        </Link>
      </nav>
      {shown.map(({ slug, title }) => (
        <Shelf
          key={slug}
          title={title}
          slug={slug}
          products={products.filter(({ terms }) => terms['shelves']?.[0]?.slug === slug || shelf)}
        />
      ))}
    </main>
  )
}

function Shelf({ title, slug, products }: { title: string; slug: string; products: readonly Card[] }) {
  if (products.length === 0) return null
  return (
    <section className="shelf" aria-labelledby={slug}>
      <h2 id={slug}>{title}</h2>
      <ul>
        {products.map((product) => (
          <ShopProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}
