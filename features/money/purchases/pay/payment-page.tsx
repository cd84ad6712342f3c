import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '#web/client/api.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { afterPayment } from './after-payment.ts'
import { loadOffer } from './checkout-offer.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentNote } from './payment-note.tsx'
import css from './payment.css?url'

const readSearch = searchOf({ price: words(200), questionnaire: words(200) })

export const Route = createFileRoute('/_footerless/payment/$id')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { price } }) => ({ price }),
  loader: async ({ params: { id }, deps: { price } }) => {
    const { data } = await api.payments.list.call().catch(asUnshared)
    const isYours = data.some(({ product_id, status, is_open }) => product_id === id && status === 'paid' && is_open)
    return { isYours, offer: isYours ? undefined : await loadOffer(id, price) }
  },
  head: () => pageHead({ title: t('checkout.title'), css }),
  component: PaymentPage,
})

/** The payment form of one product, on a page of its own. */
function PaymentPage() {
  const { isYours, offer } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { questionnaire } = Route.useSearch()
  const { id } = Route.useParams()
  const navigate = useNavigate()
  useEffect(lookAgainWhenBack, [])
  if (isYours)
    return (
      <PaymentNote title={t('checkout.yours')} text={t('checkout.yours_text')} to="/settings/membership" more={t('checkout.to_settings')} />
    )
  if (!offer || !visitor)
    return <PaymentNote title={t('checkout.not_sold')} text={t('checkout.not_sold_text')} to="/i-do-crew" more={t('checkout.to_plan')} />
  const next = { route: 'payment-id', product_id: id, username: visitor.username, has_questionnaire: questionnaire !== undefined } as const
  return (
    <main className="payment-page" id="main">
      <PaymentForm offer={offer} heading={<h1>{t('checkout.title')}</h1>} onPaid={() => void navigate({ href: afterPayment(next) })} />
    </main>
  )
}

/** A browser that goes back shows the page as it was, although it may be paid since. */
function lookAgainWhenBack(): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload()
  }
  addEventListener('pageshow', look)
  return () => removeEventListener('pageshow', look)
}
