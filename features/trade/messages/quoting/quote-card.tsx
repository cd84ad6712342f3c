import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { notStatedWords } from '#features/planning/quotes/compare/line-rows.ts'
import { guestsIn } from '#features/planning/quotes/heads.ts'
import { depositOf, notStated, sumQuote } from '#features/planning/quotes/quote-sums.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Thread } from '../contract.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteState } from './quote-state.tsx'
import { saidHeads } from './said-heads.ts'
import type { SentQuote } from './sent-quote.ts'

interface Props {
  quote: SentQuote
  thread: Thread
  /** The other side has seen it. */
  isSeen: boolean
}

/** A quote as it was sent: for the couple at who comes today, for the vendor at what the enquiry said. */
export function QuoteCard({ quote, thread, isSeen }: Props) {
  const { nth, terms, state } = quote
  const heads = thread.heads?.at ?? saidHeads(thread.facts.guests)
  const sums = sumQuote(terms, heads)
  const missing = notStated(terms.lines)
  const deposit = depositOf(terms, sums.total)
  return (
    <article className="sent-quote" data-state={state} aria-label={nth === 1 ? t('sent_quote.first') : t('sent_quote.nth', { n: nth })}>
      <header>
        <h4>{nth === 1 ? t('sent_quote.first') : t('sent_quote.nth', { n: nth })}</h4>
        <QuoteState quote={quote} side={thread.side} />
      </header>
      <QuoteLines lines={terms.lines} amounts={sums.amounts} isOpen={state === 'open' || state === 'accepted'} />
      <p className="sent-quote-total">
        <span>{atWhom(thread, guestsIn(heads))}</span>
        <b className="num">{showMoney(sums.total)}</b>
      </p>
      <ul>
        {missing.length > 0 && <li>{t('quotes.without', { what: notStatedWords(missing) })}</li>}
        {deposit !== null && <li>{t('sent_quote.deposit', { amount: showMoney(deposit) })}</li>}
        {terms.holds_until !== null && <li>{t('sent_quote.holds', { day: longDay(terms.holds_until) ?? '' })}</li>}
        {terms.note && <li>{terms.note}</li>}
        {thread.side === 'vendor' && <li>{isSeen ? t('sent_quote.read') : t('sent_quote.not_read')}</li>}
      </ul>
      {thread.side === 'couple' && <Acts quote={quote} thread={thread} total={sums.total} />}
    </article>
  )
}

/** The same acceptance as beside all other quotes; every line of it stands there. */
function Acts({ quote: { id, state, service }, thread: { heads }, total }: Pick<Props, 'quote' | 'thread'> & { total: number }) {
  const [isOpen, setOpen] = useState(false)
  if (service === null || heads === null) return null
  return (
    <div className="sent-quote-acts">
      {state === 'open' && (
        <button className="button main" type="button" onClick={() => setOpen(true)}>
          {t('sent_quote.accept', { amount: showMoney(total) })}
        </button>
      )}
      {state !== 'superseded' && (
        <Link className="button" to="/tools/vendor-manager/quotes/{-$service}" params={{ service }} search={{ pick: id }}>
          {t('sent_quote.compare')}
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <AcceptSent id={id} service={service} heads={heads.at} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const AcceptSent = lazy(async () => ({ default: (await import('#features/planning/quotes/shown/accept-sent.tsx')).AcceptSent }))

function atWhom({ side, heads, facts }: Thread, n: number): string {
  if (heads) return heads.is_guess ? t('sent_quote.at_guess', { n }) : t('sent_quote.at_live', { n })
  return side === 'vendor' && facts.guests !== null ? t('sent_quote.at_enquiry', { n }) : t('quotes.n_guests', { n })
}
