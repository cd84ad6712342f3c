import { t } from '#web/text/text.ts'

/** In a shipped record it is a name alone. */
export type Brochure = string | { title: string; file_id: number }

/** Files of their own; a name without one, as shipped records have, is nothing to open. */
export function VendorBrochures({ slug, of }: { slug: string; of: readonly Brochure[] }) {
  const files = of.filter((one) => typeof one === 'object')
  if (files.length === 0) return null
  return (
    <section aria-labelledby="brochures">
      <h2 id="brochures">{t('brochures.title')}</h2>
      <ul className="vendor-brochures">
        {files.map(({ title, file_id }) => (
          <li key={file_id}>
            <a href={`/api/v1/vendors/${slug}/brochures/${file_id}`}>{t('brochures.open', { title })}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
