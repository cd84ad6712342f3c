import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast.ts'
import { enterCard, useCardEntering } from '../pay/card-entering.ts'
import { CardFields } from '../shown/card-fields.tsx'
import { wordsOf } from '../pay/charging.ts'
import { PaymentNote } from '../pay/payment-note.tsx'
import css from '../pay/payment.css?url'

export const Route = createFileRoute('/_footerless/settings/membership/new-card')({
  loader: () => api.payments.products.call(),
  head: () => pageHead({ title: t('new_card.title'), css }),
  component: NewCardPage,
})

/** A card is kept at the provider, and nothing is charged. */
function NewCardPage() {
  const { cards: script, takes_tax, asks_postal_code } = Route.useLoaderData()
  const entering = useCardEntering()
  const navigate = useNavigate()
  const [isKeeping, setKeeping] = useState(false)
  if (!script) return <PaymentNote title={t('new_card.title')} text={t('new_card.closed')} to="/dashboard" more={t('paid.to_dashboard')} />
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (isKeeping) return
    setKeeping(true)
    try {
      await enterCard(entering.current)
      await navigate({ href: '/settings/membership?done=card_added' })
    } catch (error) {
      setKeeping(false)
      toast({ kind: 'bad', lines: [wordsOf(error)], milliseconds: 10_000 })
    }
  }
  return (
    <main className="payment-page new-card" id="main">
      <h1>{t('new_card.title')}</h1>
      <p className="lead">{t('new_card.lead')}</p>
      <form onSubmit={(event) => void keep(event)}>
        <CardFields script={script} entering={entering} asksPlace={takes_tax} asksPostalCode={asks_postal_code} />
        <p className="buttons">
          <button className="button main" type="submit" disabled={isKeeping}>
            {t('new_card.keep')}
          </button>
          <Link className="button ghost" to="/settings/{-$type}" params={{ type: 'membership' }}>
            {t('new_card.back')}
          </Link>
        </p>
      </form>
      <noscript>
        <p className="payment-information">{t('checkout.needs_script')}</p>
      </noscript>
    </main>
  )
}
