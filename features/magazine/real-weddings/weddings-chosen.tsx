import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { titleOf } from './selection-title.ts'
import { PlaceLink } from './place-link.tsx'
import { toggled } from './selecting.ts'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'

/** What was chosen, in words and as chips that take it back one by one. */
export function WeddingsChosen({ of: { selection, titles, ids, search, meta } }: { of: LoadedWeddings }) {
  const { sort } = search
  const chosen = Object.entries(selection).flatMap(([taxonomy, terms]) => terms.map((term) => ({ taxonomy, term })))
  const words = titleOf(selection, titles)
  return (
    <header className="weddings-chosen">
      <nav aria-label={t('weddings.way')}>
        <Link to="/real-weddings">{t('weddings.title')}</Link>
      </nav>
      <h1>
        {words || t('weddings.all')}: <em>{meta.total}</em>
      </h1>
      {chosen.length > 0 && (
        <ul className="weddings-chips">
          {chosen.map(({ taxonomy, term }) => {
            const title = titles[taxonomy]?.[term] ?? term
            return (
              <li key={`${taxonomy}/${term}`}>
                <PlaceLink
                  className="chip"
                  place={placeOf(toggled(selection, taxonomy, term), ids, { sort })}
                  label={t('weddings.remove', { title })}
                >
                  {title} <Icon name="x" />
                </PlaceLink>
              </li>
            )
          })}
          {chosen.length > 1 && (
            <li>
              <Link to="/real-weddings">{t('weddings.clear_all')}</Link>
            </li>
          )}
        </ul>
      )}
    </header>
  )
}
