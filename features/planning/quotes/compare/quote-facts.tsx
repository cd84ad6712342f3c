import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { depositWords } from '#features/planning/vendors/state-words.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { guestsIn, type Heads, risen } from '../heads.ts'
import { countedTotal } from '../counting/final-count.ts'
import { depositOf } from '../quote-sums.ts'
import { percentOf } from './reckoning.ts'
import { hasRunOut, type ShownQuote } from './shown-quote.ts'

interface Fact {
  key: string
  label: string
  hint?: string
  of: (quote: ShownQuote) => ReactNode
}

/** What is known of each quote beside its lines. */
export function factsOf(today: string, heads: Heads, event: number | undefined): Fact[] {
  return [
    { key: 'today', label: t('quotes.today'), hint: t('quotes.today_hint'), of: ({ today: total }) => <Amount cents={total} /> },
    { key: 'more', label: t('quotes.one_more'), hint: t('quotes.an_adult'), of: ({ more, sums }) => <Change by={more} {...sums} /> },
    { key: 'fewer', label: t('quotes.one_fewer'), of: ({ fewer, sums }) => <Change by={fewer} {...sums} isFewer /> },
    { key: 'deposit', label: t('couple_vendors.deposit'), of: (quote) => <Deposit quote={quote} today={today} /> },
    { key: 'valid', label: t('quotes.valid'), of: (quote) => <Valid quote={quote} today={today} /> },
    { key: 'holds', label: t('quotes.holds'), of: ({ terms }) => dayOr(terms.holds_until, today) },
    { key: 'ladder', label: t('quotes.ladder'), of: ({ terms, sums }) => <Ladder steps={terms.cancellation} total={sums.total} /> },
    {
      key: 'late',
      label: t('quotes.late'),
      hint: t('quotes.late_hint'),
      of: (quote) => <Late quote={quote} heads={heads} />,
    },
    { key: 'note', label: t('quotes.your_note'), of: ({ notes, terms }) => notes || terms.note || '–' },
    { key: 'versions', label: t('quotes.versions'), of: (quote) => <Versions quote={quote} event={event} /> },
  ]
}

function Amount({ cents }: { cents: number }) {
  return <span className="num quote-amount">{showMoney(cents)}</span>
}

/** What one adult more or fewer changes; below a minimum nobody is saved by a no. */
function Change({ by, is_below_minimum, isFewer = false }: { by: number | undefined; is_below_minimum: boolean; isFewer?: boolean }) {
  if (by === undefined) return <span className="quote-unsaid">{t('quotes.nobody_left')}</span>
  return (
    <>
      <span className="num quote-amount">{by > 0 ? `+${showMoney(by)}` : showMoney(by)}</span>
      {isFewer && by === 0 && is_below_minimum && <small>{t('reckoned.saves_nothing')}</small>}
    </>
  )
}

function Deposit({ quote: { terms, sums }, today }: { quote: ShownQuote; today: string }) {
  const { deposit } = terms
  const amount = depositOf(terms, sums.total)
  if (deposit === null || amount === null) return <Unsaid />
  const words = depositWords[deposit.state].toLowerCase()
  const state = deposit.until ? t('couple_vendors.deposit_to', { words, day: shortDay(deposit.until, today) }) : words
  return (
    <>
      <Amount cents={amount} />
      <small>
        {deposit.percent === null ? '' : `${percentOf(deposit.percent)}%, `}
        {t('quotes.if_moved', { state })}
      </small>
    </>
  )
}

function Valid({ quote, today }: { quote: ShownQuote; today: string }) {
  const { valid_until: until } = quote.terms
  if (until === null) return <Unsaid />
  const day = shortDay(until, today)
  return hasRunOut(quote, today) ? <span className="quote-out">{t('quotes.ran_out', { day })}</span> : day
}

function dayOr(day: string | null, today: string): ReactNode {
  return day === null ? <Unsaid /> : shortDay(day, today)
}

function Ladder({ steps, total }: { steps: ShownQuote['terms']['cancellation']; total: number }) {
  if (steps.length === 0) return <Unsaid />
  return (
    <ul className="quote-ladder">
      {steps.map(({ days_before: days, percent }) => (
        <li key={days}>
          {t('quotes.ladder_step', { days, percent: percentOf(percent), amount: showMoney(Math.round((total * percent) / 10_000)) })}
        </li>
      ))}
    </ul>
  )
}

/** After the final count, what is paid for who comes beyond; those who stay away are paid, too. */
function Late({ quote, heads }: { quote: ShownQuote; heads: Heads }) {
  const { terms, counted_heads: counted } = quote
  const { late_percent: late } = terms
  const times = late === null ? <Unsaid /> : t('quotes.late_times', { times: String(late / 10_000) })
  if (counted === null) return times
  return (
    <>
      <Amount cents={countedTotal(quote, risen(counted, heads))} />
      <small>{t('quotes.late_sum', { counted: guestsIn(counted), n: guestsIn(heads) })}</small>
      <small>{times}</small>
    </>
  )
}

function Versions({ quote: { user_vendor_id: id, number, name }, event }: { quote: ShownQuote; event: number | undefined }) {
  return (
    <Link to="/tools/vendor-manager/quotes-of/$vendor" params={{ vendor: String(id) }} search={{ event }}>
      {number === 1 ? t('quotes.open_one', { name }) : t('quotes.open_versions', { n: number, name })}
    </Link>
  )
}

function Unsaid() {
  return <span className="quote-unsaid">{t('quote_state.not_stated')}</span>
}
