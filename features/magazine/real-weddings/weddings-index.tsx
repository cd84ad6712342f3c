import { t } from '#web/text/text.ts'
import { ColorChoice } from './color-choice.tsx'
import { PlaceLink } from './place-link.tsx'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'

/** Every wedding by what somebody might be looking for. */
export function WeddingsIndex({ of: { index, ids } }: { of: LoadedWeddings }) {
  if (index.length === 0) return null
  return (
    <section className="weddings-index" aria-labelledby="index">
      <header>
        <h2 id="index">{t('weddings.index')}</h2>
        <p>{t('weddings.index_hint')}</p>
      </header>
      <div>
        {index.map(({ slug: taxonomy, title, terms }) => (
          <section key={taxonomy} className={wide[taxonomy]} aria-labelledby={`index-${taxonomy}`}>
            <h3 id={`index-${taxonomy}`}>{title}</h3>
            <ul className={taxonomy === 'colors' ? 'color-choices' : undefined}>
              {terms.map(({ slug, title: called, count }) => (
                <li key={slug}>
                  <PlaceLink place={placeOf({ [taxonomy]: [slug] }, ids)}>
                    {taxonomy === 'colors' && <ColorChoice term={slug} />}
                    <span>{called}</span>
                    <i aria-hidden="true" />
                    <b className="num">{count}</b>
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

const wide: Readonly<Record<string, string>> = { styles: 'two', cultures: 'two', colors: 'all' }
