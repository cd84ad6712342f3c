import { createFileRoute } from '@tanstack/react-router'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { registryPath } from '../registry-path.ts'
import { CardGiftForm } from './card-gift-form.tsx'
import css from './card-gift.css?url'
import { loadCardGift } from './card-gift-query.ts'

const giftSearch = searchOf({ fund: wholeNumber(1) })

export const Route = createFileRoute('/_footerless/payment/gift/$identifier')({
  validateSearch: giftSearch,
  loader: ({ params: { identifier } }) => loadCardGift(identifier),
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: CardGiftPage,
})

/** A gift by card, straight to the couple's own account; without script the registry's own page has the other ways. */
function CardGiftPage() {
  const { registry, title } = Route.useLoaderData()
  const { fund } = Route.useSearch()
  const back = registryPath(registry.identifier)
  return (
    <main className="card-gift" id="main">
      <h1>{title}</h1>
      {registry.card ? <CardGiftForm registry={registry} card={registry.card} chosen={fund} /> : <p>{t('give.no_card')}</p>}
      <noscript>
        <p>{t('give_card.no_script')}</p>
      </noscript>
      <p>
        <a href={back}>{t('give_card.other_ways')}</a>
      </p>
    </main>
  )
}
