import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ColorChoice } from './color-choice.tsx'
import { PlaceLink } from './place-link.tsx'
import { toggled, without } from './selecting.ts'
import { filters, placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'

/** What can be chosen, each choice a link with how many it leads to, so that it works before and without script. */
export function WeddingsFilters({ of: loaded }: { of: LoadedWeddings }) {
  return (
    <nav className="weddings-filters" id="list" aria-label={t('weddings.filter')}>
      <div>
        {filters.map((filter) => (
          <Filter key={filter.name} filter={filter} of={loaded} />
        ))}
        <Order of={loaded} />
      </div>
    </nav>
  )
}

function Filter({ filter: { taxonomy, title }, of: { options, selection, titles, ids, search } }: FilterProps) {
  const chosen = selection[taxonomy] ?? []
  const choices = options[taxonomy] ?? []
  const { sort } = search
  if (choices.length === 0) return null
  const words = chosen.map((term) => titles[taxonomy]?.[term] ?? term).join(', ')
  return (
    <details name="weddings-filter" className={chosen.length > 0 ? 'on' : undefined}>
      <summary>
        {words ? t('weddings.filter_is', { name: t(title), words }) : t(title)} <Icon name="caret-down" />
      </summary>
      <div className="weddings-pop">
        <header>
          <b>{t(title)}</b>
          <small>{taxonomy === 'colors' ? t('weddings.all_of_them') : t('weddings.one_of_them')}</small>
        </header>
        <ul className={taxonomy === 'colors' ? 'color-choices' : undefined}>
          {choices.map(({ slug, title: called, count }) => {
            const isChosen = chosen.includes(slug)
            return (
              <li key={slug}>
                <PlaceLink
                  place={placeOf(toggled(selection, taxonomy, slug), ids, { sort })}
                  className={isChosen ? 'on' : undefined}
                  isCurrent={isChosen}
                >
                  {taxonomy === 'colors' && <ColorChoice term={slug} />}
                  <span>{called}</span>
                  <i aria-hidden="true" />
                  <b className="num">{count}</b>
                </PlaceLink>
              </li>
            )
          })}
        </ul>
        {chosen.length > 0 && <PlaceLink place={placeOf(without(selection, taxonomy), ids, { sort })}>{t('weddings.clear')}</PlaceLink>}
      </div>
    </details>
  )
}

interface FilterProps {
  filter: (typeof filters)[number]
  of: LoadedWeddings
}

const orders = [
  [undefined, 'weddings.sort_newest'],
  ['smallest', 'weddings.sort_smallest'],
  ['least-spent', 'weddings.sort_least'],
] as const

function Order({ of: { selection, ids, search } }: { of: LoadedWeddings }) {
  const [, current] = orders.find(([sort]) => sort === search.sort) ?? orders[0]
  return (
    <details name="weddings-filter" className="weddings-order">
      <summary>
        {t(current)} <Icon name="caret-down" />
      </summary>
      <div className="weddings-pop">
        <ul>
          {orders.map(([sort, title]) => (
            <li key={title}>
              <PlaceLink place={placeOf(selection, ids, { sort })} isCurrent={sort === search.sort}>
                <span>{t(title)}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
