import { t } from '#web/text/text.ts'
import type { Directory } from './vendor-directory.tsx'
import { addressOf, listOf, toggled, type VendorsSearch } from './vendors-search.ts'

/** Further choices, each a link that adds or takes it away, with how many there are of it. */
export function VendorChips({ found: { meta, styles }, search, service }: Directory) {
  const { counts } = meta
  const to = (change: Partial<VendorsSearch>) =>
    addressOf(service?.slug, { ...search, page: undefined, side_by_side: undefined, ...change })
  const [chosenStyles, chosenLanguages] = [listOf(search.styles), listOf(search.languages)]
  const spoken = Object.entries(counts.languages)
    .filter(([name]) => name !== 'English' || chosenLanguages.includes(name))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
  return (
    <div className="vendors-chips">
      <nav className="vendor-chips" aria-label={t('vendors.also')}>
        <Chip
          label={t('vendors.verified')}
          count={counts.verified}
          isOn={search.verified !== undefined}
          to={to({ verified: search.verified ? undefined : 'yes' })}
        />
        {spoken.map(([name, count]) => (
          <Chip
            key={name}
            label={t('vendors.speaks', { language: name })}
            count={count}
            isOn={chosenLanguages.includes(name)}
            to={to({ languages: toggled(search.languages, name) })}
          />
        ))}
      </nav>
      <nav className="vendor-chips" aria-label={t('vendors.styles')}>
        {styles.map(({ slug, title }) => (
          <Chip
            key={slug}
            label={title}
            count={counts.styles[slug] ?? 0}
            isOn={chosenStyles.includes(slug)}
            to={to({ styles: toggled(search.styles, slug) })}
          />
        ))}
      </nav>
      <small>{t('vendors.styles_hint')}</small>
    </div>
  )
}

function Chip({ label, count, isOn, to }: { label: string; count: number; isOn: boolean; to: string }) {
  return (
    <a href={to} rel="nofollow" aria-current={isOn || undefined}>
      <span>{label}</span> <span className="num">{count}</span>
    </a>
  )
}
