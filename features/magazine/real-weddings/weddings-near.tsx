import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { PlaceLink } from './place-link.tsx'
import { placeOf } from './selection.ts'
import type { LoadedWeddings } from './weddings-loader.ts'

/** Where somebody goes on who has seen all of a small choice, or found nothing. */
export function WeddingsNear({ of: { near, meta, ids } }: { of: LoadedWeddings }) {
  if (near.length === 0) return null
  return (
    <section className="weddings-near" aria-labelledby="near">
      <h2 id="near">
        <Emphasis text={meta.total === 0 ? t('weddings.none') : t('weddings.that_is_all', { total: meta.total })} />
      </h2>
      <ul>
        {near.map(({ selection, title, total }) => (
          <li key={title}>
            <PlaceLink place={placeOf(selection, ids)}>
              <span>{title || t('weddings.all')}</span>
              <b>{total}</b>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
