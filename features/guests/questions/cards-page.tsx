import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { guestTools } from '#features/guests/list/guest-tools.ts'
import { CardMaker } from './card-maker.tsx'
import { CardSheet } from './card-sheet.tsx'
import type { PrintedCard } from './card-making.ts'
import css from './cards.css?url'
import { partiesQuery } from './parties-query.ts'
import { placeQuery } from './replies-query.ts'

export const Route = createFileRoute('/_user/tools/guest-list/cards')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([cache.ensureQueryData(partiesQuery()), cache.ensureQueryData(placeQuery())])
  },
  head: () => pageHead({ title: t('cards.title'), css }),
  component: CardsPage,
})

/** Cards to print, one for each household, with its code and a picture of it. */
function CardsPage() {
  const { data } = useSuspenseQuery(partiesQuery())
  const { data: place } = useSuspenseQuery(placeQuery()).data
  const [cards, setCards] = useState<readonly PrintedCard[]>([])
  return (
    <main className="cards-page" id="main">
      <header>
        <h1>{t('cards.title')}</h1>
        <LinkTabs label={t('guest_tools.label')} tabs={guestTools()} />
      </header>
      {data.parties.length === 0 ? (
        <EmptyState fact={t('cards.nobody_title')} hint={t('cards.nobody_text')}>
          <Link className="button main" to="/tools/guest-list/{-$event}">
            {t('cards.to_guests')}
          </Link>
        </EmptyState>
      ) : (
        <CardMaker parties={data.parties} place={place} made={cards.length} onMade={setCards} />
      )}
      {cards.length > 0 && <CardSheet cards={cards} couple={coupleNames(data.wedding)} />}
    </main>
  )
}
