import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import type { Side } from '../sides.ts'
import type { SentQuote } from './sent-quote.ts'

/** How it stands with a quote, in a shape and a word. */
export function QuoteState({ quote: { state, terms, accepted_total }, side }: { quote: SentQuote; side: Side }) {
  const day = longDay(terms.valid_until ?? '') ?? ''
  const words = {
    open: day && t('sent_quote.until', { day }),
    accepted: accepted_total === null ? t('sent_quote.accepted') : t('sent_quote.accepted_for', { amount: showMoney(accepted_total) }),
    superseded: t('sent_quote.superseded'),
    ran_out: t('sent_quote.ran_out', { day }),
    removed: side === 'couple' ? t('sent_quote.you_removed') : t('sent_quote.removed'),
  }
  return (
    <small>
      {state === 'accepted' && <Icon name="check-circle-fill" />}
      {state === 'ran_out' && <Icon name="warning-circle-fill" />}
      {words[state]}
    </small>
  )
}
