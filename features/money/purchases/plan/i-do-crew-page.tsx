import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { afterPayment } from '../pay/after-payment.ts'
import { planOf } from '../pay/offers.ts'
import { PlanAsked } from './plan-asked.tsx'
import { PlanBand } from './plan-band.tsx'
import { PlanHonest } from './plan-honest.tsx'
import { PlanPrices } from './plan-prices.tsx'
import { PlanWhat } from './plan-what.tsx'
import css from './plan.css?url'

const CheckoutModal = lazy(async () => ({ default: (await import('../pay/checkout-modal.tsx')).CheckoutModal }))

export const Route = createFileRoute('/_default/i-do-crew')({
  validateSearch: searchOf({ checkout: words(200), questionnaire: words(200) }),
  loader: async () => {
    const { api } = await import('#web/client/api.ts')
    const [{ data: prices }, courses] = await Promise.all([api.payments.products.call(), api.courses.list.call()])
    return { plan: planOf(prices), courses: courses.data }
  },
  head: () => pageHead({ title: t('plan.title'), description: t('plan.description'), css, url: '/i-do-crew' }),
  component: PlanPage,
})

/** The paid plan, for anybody: what it is, what it costs, how it ends. */
function PlanPage() {
  const { plan, courses } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { checkout, questionnaire } = Route.useSearch()
  const navigate = useNavigate()
  const isPremium = Boolean(visitor?.is_subscribed || visitor?.is_admin)
  const open = (price: string | undefined) =>
    void navigate({ to: '/i-do-crew', search: { checkout: price, questionnaire }, resetScroll: false, replace: price === undefined })
  const who = visitor ? (isPremium ? 'premium' : 'member') : 'visitor'
  return (
    <main className="plan-page" id="main">
      <PlanBand plan={plan} who={who} onChoose={open} />
      <div className="plan-columns wrap">
        <PlanWhat plan={plan} courses={courses} />
        <PlanPrices plan={plan} who={who} onChoose={open} />
      </div>
      <PlanHonest />
      <PlanAsked />
      {visitor && plan && !isPremium && checkout !== undefined && !import.meta.env.SSR && (
        <Suspense>
          <CheckoutModal
            product_id={plan.id}
            price_id={checkout}
            onClose={() => open(undefined)}
            onPaid={() =>
              void navigate({
                href: afterPayment({
                  route: 'i-do-crew',
                  product_id: plan.id,
                  username: visitor.username,
                  has_questionnaire: questionnaire !== undefined,
                }),
              })
            }
          />
        </Suspense>
      )}
    </main>
  )
}
