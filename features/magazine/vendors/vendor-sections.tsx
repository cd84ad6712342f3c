import { longDay, longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Card, Piece } from '../content/contract.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { PieceText } from '../pieces/shown/piece-text.tsx'
import type { Facts } from './contract.ts'
import { type Brochure, VendorBrochures } from './vendor-brochures.tsx'
import { GoodToKnow, type KnownFields } from './vendor-known.tsx'
import { type CouplesReviews, VendorReviews } from './vendor-reviews.tsx'
import { dollarsOf, perUnit } from './price-words.ts'

interface Fields extends KnownFields {
  offers: { title: string; what: string; price: number; unit?: string }[]
  brochures?: Brochure[]
  questions?: { question: string; answer: string }[]
  reviews?: { by: string; month: string; stars: number; text: string; reply?: string }[]
}

interface Props {
  piece: Piece
  facts: Facts
  weddings: Card[]
  reviews: CouplesReviews
}

/** What they say, what they cost, when they are free, where they have worked, what couples say. */
export function VendorSections({ piece, facts, weddings, reviews }: Props) {
  const fields = piece.fields as unknown as Fields
  return (
    <div className="vendor-sections">
      <section aria-labelledby="words">
        <h2 id="words">{t('vendors.in_their_words')}</h2>
        <PieceText of={piece} />
        <dl className="vendor-figures">
          <Figure value={String(fields.since)} what={t('vendors.in_business')} />
          <Figure value={t('vendors.n_a_year', { n: fields.weddings_a_year })} what={t('vendors.weddings_taken')} />
          <Figure value={`${dollarsOf(fields.price_from)} ${perUnit(fields.price_unit)}`} what={t('vendors.least')} />
        </dl>
        <Styles of={piece} />
      </section>
      <section aria-labelledby="offers">
        <h2 id="offers">{t('vendors.offers')}</h2>
        <ul className="vendor-offers">
          {fields.offers.map(({ title, what, price, unit }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{what}</p>
              </div>
              <b className="num">
                {t('vendors.from_amount', { amount: `${dollarsOf(price)} ${perUnit(unit ?? fields.price_unit)}`.trim() })}
              </b>
            </li>
          ))}
        </ul>
        {fields.price_note && <p className="vendor-note">{fields.price_note}</p>}
      </section>
      <VendorBrochures slug={piece.slug} of={fields.brochures ?? []} />
      <Months facts={facts} name={piece.title} />
      <GoodToKnow piece={piece} fields={fields} service={facts.service} />
      <Questions of={fields.questions ?? []} />
      {weddings.length > 0 && (
        <section aria-labelledby="weddings">
          <h2 id="weddings">{t('vendors.worked_on')}</h2>
          <div className="vendor-weddings">
            {weddings.map((card) => (
              <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 100vw, 380px" />
            ))}
          </div>
        </section>
      )}
      <VendorReviews of={reviews} />
      {fields.reviews && fields.reviews.length > 0 && <Reviews of={fields.reviews} isInvented={piece.is_illustrated} />}
    </div>
  )
}

function Questions({ of }: { of: NonNullable<Fields['questions']> }) {
  if (of.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('vendors.questions')}</h2>
      <dl className="vendor-answers">
        {of.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Figure({ value, what }: { value: string; what: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

function Styles({ of: { terms } }: { of: Piece }) {
  const { styles = [] } = terms
  return (
    <nav className="vendor-chips" aria-label={t('vendors.styles')}>
      {styles.map(({ slug, title }) => (
        <a key={slug} href={`/vendors?styles=${slug}`} rel="nofollow">
          <span>{title}</span>
        </a>
      ))}
    </nav>
  )
}

/** How many Saturdays each month still has; what was not checked for thirty days is not called free. */
function Months({ facts: { months, holds, checked_on }, name }: { facts: Facts; name: string }) {
  return (
    <section aria-labelledby="free">
      <h2 id="free">{t('vendors.when_free')}</h2>
      <ol className="vendor-months">
        {months.map(({ month, saturdays, free }) => (
          <li key={month} data-level={levelOf(free, saturdays)}>
            <b>{longMonth(month).slice(0, 3)}</b>
            <span>
              {free === null ? t('vendors.unknown') : free === 0 ? t('vendors.full') : t('vendors.saturdays_free', { free, saturdays })}
            </span>
          </li>
        ))}
      </ol>
      {holds.map(({ day, until }) => (
        <p key={day}>
          <b>{longDay(day)}</b> {t('vendors.held', { until: longDay(until) ?? '' })}
        </p>
      ))}
      <p className="vendor-note">
        {checked_on ? t('vendors.checked', { day: longDay(checked_on)!.replace(/^\w+, /, ''), name }) : t('vendors.never_checked')}
      </p>
    </section>
  )
}

function levelOf(free: number | null, saturdays: number): string {
  if (free === null) return 'unknown'
  if (free === 0) return 'full'
  return free === saturdays ? 'open' : free * 2 >= saturdays ? 'some' : 'few'
}

/** Words of nobody have no stars, and say that they are invented. */
function Reviews({ of, isInvented }: { of: NonNullable<Fields['reviews']>; isInvented: boolean }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('vendors.from_couples')}</h2>
      {isInvented && <p className="vendor-note">{t('vendors.invented_words')}</p>}
      <div className="vendor-reviews">
        {of.map(({ by, month, stars, text, reply }) => (
          <figure key={`${by} ${month}`}>
            <blockquote>“{text}”</blockquote>
            <figcaption>
              <b>{by}</b> <span>{longMonth(month)}</span> {!isInvented && <span className="num">{t('vendors.n_stars', { n: stars })}</span>}
              {reply && <p>{t('vendors.reply', { reply })}</p>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
