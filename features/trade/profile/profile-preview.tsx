import { places } from '#features/magazine/vendors/places.ts'
import { dollarsOf, perUnit } from '#features/magazine/vendors/price-words.ts'
import { t } from '#web/text/text.ts'
import { tradeAt, tradeName } from './trade-words.ts'
import type { Business } from './contract.ts'
import { PreviewGallery } from './preview-gallery.tsx'

/** What couples will read of it, as it is saved now. */
export function ProfilePreview({ business }: { business: Business }) {
  const { model, is_verified } = business
  const { name, line, words, city, price_from, price_unit, travels_miles, also_in, offers, questions, service } = model
  return (
    <aside className="management-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{t('manage.preview')}</h2>
      <article>
        <PreviewGallery business={business} />
        <h3>{name}</h3>
        {line && <p>{line}</p>}
        <p className="management-facts">
          <span>{city ? tradeAt(model) : tradeName(service)}</span>
          {is_verified && <span>{t('vendors.verified')}</span>}
          <span>{travels_miles > 0 ? t('vendors.travels_n', { miles: travels_miles }) : t('vendors.you_come')}</span>
          {also_in.length > 0 && <span>{`${t('vendors.also_in')}: ${also_in.map((name) => places[name].title).join(', ')}`}</span>}
          {price_from !== null && (
            <span>{t('vendors.from_amount', { amount: `${dollarsOf(price_from)} ${perUnit(price_unit)}`.trim() })}</span>
          )}
        </p>
        {words && <p className="management-words">{words}</p>}
        {offers.length > 0 && (
          <ul>
            {offers.map((offer, nth) => (
              <li key={nth}>
                <b>{offer.title}</b> <span className="num">{`${dollarsOf(offer.price)} ${perUnit(offer.unit)}`.trim()}</span>
                <small>{offer.what}</small>
              </li>
            ))}
          </ul>
        )}
        {questions.length > 0 && (
          <>
            <h4>{t('vendors.questions')}</h4>
            <dl>
              {questions.map(({ question, answer }, nth) => (
                <div key={nth}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </article>
    </aside>
  )
}
