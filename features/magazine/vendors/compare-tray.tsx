import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import type { Compared } from './vendors-loader.ts'
import { comparedOf, mostCompared, toggled, type VendorsSearch } from './vendors-search.ts'

type Kept = Partial<VendorsSearch>

interface ButtonProps {
  slug: string
  title: string
  search: Kept
  /** Of the page it stands on. */
  path: string
}

/** A form and not a link, so that no engine follows every choice there is; the others stay in the address. */
export function CompareButton({ slug, title, search, path }: ButtonProps) {
  const chosen = comparedOf(search)
  const isOn = chosen.includes(slug)
  return (
    <form action={path}>
      <Carried search={search} />
      <button
        className="compare-button"
        name="compare"
        value={toggled(chosen.join(','), slug) ?? ''}
        disabled={!isOn && chosen.length >= mostCompared}
        aria-pressed={isOn}
        aria-label={t(isOn ? 'vendors.compare_not' : 'vendors.compare_this', { title })}
      >
        <i aria-hidden="true">{isOn && <Icon name="check" />}</i> {t('vendors.compare')}
      </button>
    </form>
  )
}

interface TrayProps {
  compared: readonly Compared[]
  search: Kept
  path: string
}

/** Whom somebody wants to see side by side; it comes along from page to page. */
export function CompareTray({ compared, search, path }: TrayProps) {
  if (compared.length === 0) return null
  const chosen = compared.map(({ piece }) => piece.slug).join(',')
  return (
    <section className="compare-tray" data-still={search.side_by_side} aria-label={t('vendors.side_by_side')}>
      <b>{t('vendors.side_by_side')}</b>
      <ul>
        {compared.map(({ piece }) => (
          <li key={piece.slug}>
            <PiecePicture of={piece.pictures[0]} sizes="44px" shape="1/1" alt="" />
            <span>{piece.title}</span>
            <form action={path}>
              <Carried search={search} />
              <button
                name="compare"
                value={toggled(chosen, piece.slug) ?? ''}
                aria-label={t('vendors.compare_not', { title: piece.title })}
              >
                <Icon name="x" />
              </button>
            </form>
          </li>
        ))}
        {compared.length < mostCompared && <li className="compare-room">{t('vendors.one_more')}</li>}
      </ul>
      {compared.length > 1 && !search.side_by_side && (
        <a className="button" href={`/vendors?${new URLSearchParams({ compare: chosen, side_by_side: 'yes' })}`} rel="nofollow">
          {t('vendors.compare_all', { n: compared.length })}
        </a>
      )}
    </section>
  )
}

/** What else the address says, for a plain form would forget it. */
function Carried({ search: { compare: _, service: __, ...search } }: { search: Kept }) {
  return Object.entries(search).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
  )
}
