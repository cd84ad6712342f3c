import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { statusWords } from '#features/planning/vendors/state-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { guestsIn } from '../heads.ts'
import { hasRunOut, type ShownQuote } from './shown-quote.ts'

/** Whether a quote may still be taken, and until when. */
export function QuoteStanding({ quote, today }: Props) {
  return (
    <>
      {quote.is_sent && <small className="quote-sent">{t('sent_quote.mark')}</small>}
      <Standing quote={quote} today={today} />
    </>
  )
}

interface Props {
  quote: ShownQuote
  today: string
}

function Standing({ quote, today }: Props) {
  const { accepted_heads: heads, accepted_total: total, counted_heads: counted, counted_total: since, status, terms } = quote
  if (counted !== null && since !== null)
    return (
      <small className="quote-taken">
        <Icon name="check-circle-fill" />
        {t('counting.counted_at', { n: guestsIn(counted), amount: showMoney(since) })}
      </small>
    )
  if (heads !== null && total !== null)
    return (
      <small className="quote-taken">
        <Icon name="check-circle-fill" />
        {t('quotes.accepted_at', { n: guestsIn(heads), amount: showMoney(total) })}
      </small>
    )
  if (status === 'declined' || status === 'cancelled') return <small>{statusWords[status]}</small>
  if (hasRunOut(quote, today))
    return (
      <small className="quote-out">
        <Icon name="warning-circle-fill" />
        {t('quotes.ran_out', { day: shortDay(terms.valid_until ?? today, today) })}
      </small>
    )
  if (terms.holds_until !== null && terms.holds_until >= today)
    return <small>{t('quotes.holds_until', { day: shortDay(terms.holds_until, today) })}</small>
  return terms.valid_until === null ? null : <small>{t('quotes.valid_until', { day: shortDay(terms.valid_until, today) })}</small>
}
