import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { feedAddress } from '../machines/feeds.ts'
import { titleOf } from './selection-title.ts'
import { WeddingsChosen } from './weddings-chosen.tsx'
import { WeddingsFilters } from './weddings-filters.tsx'
import { WeddingsGrid } from './weddings-grid.tsx'
import { WeddingsIndex } from './weddings-index.tsx'
import { WeddingsLead } from './weddings-lead.tsx'
import type { LoadedWeddings } from './weddings-loader.ts'
import { WeddingsNear } from './weddings-near.tsx'
import { WeddingsPager } from './weddings-pager.tsx'

/** Real weddings as somebody chose them: an issue of the magazine where nothing is chosen, a list where something is. */
export function WeddingsList({ of: loaded }: { of: LoadedWeddings }) {
  const { selection, titles, search, front, cards, meta } = loaded
  const [lead, ...rest] = cards
  const hasLead = front !== null && !search.sort && lead !== undefined
  return (
    <main className="weddings-page" id="main">
      {front ? (
        <header className="weddings-mast">
          <div>
            <p className="kicker">{t('weddings.title')}</p>
            <h1>
              <Emphasis text={t('weddings.heading')} />
            </h1>
          </div>
          <p className="lead">{t('weddings.lead', { total: meta.total, smallest: front.smallest, largest: front.largest })}</p>
        </header>
      ) : (
        <WeddingsChosen of={loaded} />
      )}
      {hasLead && <WeddingsLead of={lead} also={rest} />}
      <WeddingsFilters of={loaded} />
      <h2 className="only-heard">{titleOf(selection, titles) || t('weddings.all')}</h2>
      <WeddingsGrid cards={hasLead ? rest : cards} least={hasLead ? front.least : undefined} />
      <WeddingsPager of={loaded} />
      <WeddingsNear of={loaded} />
      <WeddingsIndex of={loaded} />
      {front && (
        <p>
          <a className="more-link" href={feedAddress('weddings')}>
            {t('feeds.follow')}
          </a>
        </p>
      )}
    </main>
  )
}
