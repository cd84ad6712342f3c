import { createFileRoute } from '@tanstack/react-router'
import { hasPage } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { courseHead } from './course-head.ts'
import { loadProducts } from './course-loading.ts'
import { MemberFrame } from './member-frame.tsx'

export const Route = createFileRoute('/_default/courses/products')({
  loader: loadProducts,
  head: () => courseHead({ title: t('products.title'), description: t('products.lead'), url: '/courses/products' }),
  component: ProductsPage,
})

type Price = Awaited<ReturnType<typeof loadProducts>>[number]

/** What is sold, with every price of it. */
function ProductsPage() {
  const prices = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const products = [...Map.groupBy(prices, ({ product }) => product)]
  return (
    <MemberFrame
      at="products"
      visitor={visitor}
      heading={t('products.heading')}
      lead={t('products.lead')}
      nothing={prices.length === 0 && t('products.nothing')}
    >
      <ul className="course-products">
        {products.map(([id, own]) => (
          <li key={id}>
            <Product id={id} prices={own} isMember={visitor?.is_subscribed ?? false} />
          </li>
        ))}
      </ul>
    </MemberFrame>
  )
}

function Product({ id, prices, isMember }: { id: string; prices: readonly Price[]; isMember: boolean }) {
  const { name, metadata } = prices[0]!.details
  const isTheirs = isMember && metadata['grants'] !== 'none'
  return (
    <article>
      <h2>{name}</h2>
      {metadata['additional_info'] && <p>{metadata['additional_info']}</p>}
      <ul>
        {prices.map((price) => (
          <li key={price.id} className="num">
            {priceWords(price)}
          </li>
        ))}
      </ul>
      {metadata['text'] && <p>{metadata['text']}</p>}
      {isTheirs && (
        <p>
          <a href="/settings/membership">{t('products.yours')}</a>
        </p>
      )}
      {!isTheirs && hasPage(`/payment/${id}`) && (
        <p>
          <a className="button main" href={`/payment/${encodeURIComponent(id)}`}>
            {t('products.buy', { name })}
          </a>
        </p>
      )}
    </article>
  )
}

function priceWords({ unit_amount, currency, recurring }: Price): string {
  const price = (unit_amount / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
  if (recurring?.interval === 'month') return t('products.month', { price })
  if (recurring?.interval === 'year') return t('products.year', { price })
  return t('products.once', { price })
}
