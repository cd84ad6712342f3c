import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { hasPage } from '#web/map/routes.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { PaidFacts } from './paid-facts.tsx'
import { PaymentNote } from './payment-note.tsx'
import css from './payment.css?url'

export const Route = createFileRoute('/_footerless/payment/{-$id}/done')({
  loader: async ({ params: { id } }) => {
    const { data, papers } = await api.payments.list.call().catch(asUnshared)
    const bought = data.find(({ product_id, status }) => (id === undefined || product_id === id) && status !== 'begun')
    return { bought, paper: papers.find(({ kind, purchase_id }) => kind === 'invoice' && purchase_id === bought?.id) }
  },
  head: () => pageHead({ title: t('paid.page_title'), css }),
  component: PaymentDonePage,
})

/** What was bought, what was paid for it, and where to go on. */
function PaymentDonePage() {
  const { bought, paper } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  if (!bought) return <PaymentNote title={t('paid.none_title')} text={t('paid.none_text')} to="/i-do-crew" more={t('checkout.to_plan')} />
  const courses = `/users/${encodeURIComponent(visitor?.username ?? '')}/courses`
  const goesOn = hasPage(courses) && bought.is_open
  return (
    <main className="payment-page payment-done" id="main">
      <p className="kicker">{bought.product_name}</p>
      <h1>{bought.is_open ? t('paid.title') : bought.product_name}</h1>
      <PaidFacts bought={bought} paper={paper} />
      <p className="buttons">
        <Link className="button main large" to={goesOn ? courses : '/dashboard'}>
          {goesOn ? t('paid.to_courses') : t('paid.to_dashboard')}
        </Link>
        <Link className="button large" to="/settings/{-$type}" params={{ type: 'membership' }}>
          {t('checkout.to_settings')}
        </Link>
      </p>
      {bought.can_refund && <p className="payment-information">{t('paid.back')}</p>}
    </main>
  )
}
