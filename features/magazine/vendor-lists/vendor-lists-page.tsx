import { createFileRoute } from '@tanstack/react-router'
import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { followed } from '../machines/feeds.ts'
import { listHead } from '../pieces/piece-head.ts'
import { loadPieces } from '../pieces/piece-loader.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import css from './vendor-lists.css?url'

export const Route = createFileRoute('/_default/best-wedding-vendors')({
  loader: async () => (await loadPieces({ type: 'vendor-list', per_page: 100 })).data.map(leanCard),
  head: ({ loaderData: lists = [] }) =>
    followed(
      listHead({
        title: t('vendor_lists.title'),
        description: t('vendor_lists.lead'),
        url: '/best-wedding-vendors',
        css,
        isHidden: lists.length === 0,
        picture: lists[0]?.picture,
      }),
      'vendor-lists',
    ),
  component: VendorListsPage,
})

/** All lists, the newest first; the first one large. */
function VendorListsPage() {
  const lists = Route.useLoaderData()
  return (
    <main className="vendor-lists-page" id="main">
      <header>
        <p className="kicker">{t('vendors.kicker')}</p>
        <h1>
          <Emphasis text={t('vendor_lists.heading')} />
        </h1>
        <p className="lead">{t('vendor_lists.lead')}</p>
      </header>
      {lists.length === 0 ? (
        <p>{t('planning.nothing')}</p>
      ) : (
        <ul className="vendor-lists">
          {lists.map((list, nth) => (
            <li key={list.id}>
              <PieceCard
                of={list}
                sizes="(max-width: 767px) 100vw, 50vw"
                shape={nth === 0 ? '16/9' : '4/3'}
                isLarge={nth === 0}
                level={2}
                isEager={nth === 0}
              >
                <LoveButton id={list.id} title={list.title} />
              </PieceCard>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
