import { t } from '#web/text/text.ts'
import { places } from './places.ts'
import { priceSteps } from './price-steps.ts'
import type { Directory } from './vendor-directory.tsx'

/** What is looked for as one sentence of native fields; a plain form, whose answer is the same page. */
export function VendorAsk({ found, search, service }: Directory) {
  const { counts } = found.meta
  return (
    <form className="vendors-ask" action="/vendors">
      <p>
        <Word name="service" label={t('vendors.service')} value={service?.slug} none={t('vendors.all')}>
          {found.services
            .filter(({ slug, count }) => count > 0 || slug === service?.slug)
            .map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {withCount(title, counts.services[slug])}
              </option>
            ))}
        </Word>{' '}
        {t('vendors.in')}{' '}
        <Word name="place" label={t('vendors.place')} value={search.place} none={t('vendors.any_place')}>
          {Object.entries(places).map(([slug, { title }]) => (
            <option key={slug} value={slug}>
              {withCount(title, counts.places[slug])}
            </option>
          ))}
        </Word>
        {t('vendors.free_on')}{' '}
        <input className="vendors-word" type="date" name="date" aria-label={t('vendors.day')} defaultValue={search.date} />
        {t('vendors.from')}{' '}
        <Word name="most" label={t('vendors.price')} value={search.most?.toString()} none={t('vendors.any_first_price')}>
          {priceSteps.map((cents) => (
            <option key={cents} value={cents / 100}>
              {withCount(t('vendors.at_most', { amount: `$${(cents / 100).toLocaleString('en-US')}` }), counts.prices[cents])}
            </option>
          ))}
        </Word>
        .
      </p>
      <div className="vendors-plan">
        <label>
          <span>{t('vendors.sum')}</span>
          <input className="field-input num" name="sum" inputMode="decimal" placeholder="$0.00" maxLength={20} defaultValue={search.sum} />
        </label>
        <label>
          <span>{t('vendors.guests')}</span>
          <input className="field-input num" name="guests" type="number" min={1} max={10_000} defaultValue={search.guests} />
        </label>
        <label>
          <span>{t('vendors.miles')}</span>
          <input className="field-input num" name="miles" type="number" min={1} max={500} defaultValue={search.miles} />
        </label>
        {(['styles', 'languages', 'verified', 'sort', 'compare'] as const).map(
          (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
        )}
        <button className="button main" type="submit">
          {t('vendors.show')}
        </button>
        <small>{t('vendors.sum_hint')}</small>
      </div>
    </form>
  )
}

interface WordProps {
  name: string
  label: string
  value: string | undefined
  none: string
  children: React.ReactNode
}

/** A choice that reads as a word of the sentence. */
function Word({ name, label, value = '', none, children }: WordProps) {
  return (
    <select key={value} className="vendors-word" name={name} aria-label={label} defaultValue={value}>
      <option value="">{none}</option>
      {children}
    </select>
  )
}

function withCount(title: string, count = 0): string {
  return `${title} (${count})`
}
