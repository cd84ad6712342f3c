import { useNavigate } from '@tanstack/react-router'
import css from '#features/planning/quotes/compare/quotes.css?url'
import { guestsIn } from '#features/planning/quotes/heads.ts'
import type { Terms } from '#features/planning/quotes/quote-terms.ts'
import { QuoteSheet } from '#features/planning/quotes/shown/quote-sheet.tsx'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Thread } from '../contract.ts'
import { pathOf } from '../conversation-paths.ts'
import { nameOf } from '../conversation-words.ts'
import { saidHeads } from './said-heads.ts'

interface Props {
  thread: Thread
  from: 'new' | 'next'
}

/** A quote that the vendor writes themselves, as the next of those that they sent. */
export function QuoteWriting({ thread, from }: Props) {
  const navigate = useNavigate()
  const { id, facts, messages, is_open, blocked_by } = thread
  const heads = saidHeads(facts.guests)
  const newest = messages.findLast(({ quote }) => quote !== null)?.quote
  const isNext = from === 'next' && newest !== undefined
  const title = t('sent_quote.title', { name: nameOf(thread) })

  async function save(terms: Terms) {
    await api.sent_quotes.send.call({ id, terms }, { context: { says_fields: true } })
    // What is sent is not taken back.
    toast({ kind: 'done', lines: [t('sent_quote.sent')] })
  }

  return (
    <section className="messages-quote" aria-labelledby="quote-writing">
      <link rel="stylesheet" href={css} precedence="features" />
      <h2 id="quote-writing">{title}</h2>
      <p>{t('sent_quote.lead')}</p>
      {(!is_open || blocked_by !== null) && (
        <p className="messages-note" role="alert">
          {t('sent_quote.takes_none')}
        </p>
      )}
      <p>{t(facts.guests === null ? 'sent_quote.at_any' : 'sent_quote.at_said', { n: guestsIn(heads) })}</p>
      <QuoteSheet
        first={isNext ? newest?.terms : undefined}
        heads={heads}
        words={{ title, legend: isNext ? t('sent_quote.next') : t('sent_quote.new'), save: t('sent_quote.send') }}
        save={save}
        faultsOf={({ valid_until }): Record<string, string[]> =>
          valid_until === null ? { valid_until: [t('sent_quote.valid_missing')] } : {}
        }
        stays={(search) => 'quote' in search && search.quote === from}
        onDone={() => void navigate({ to: pathOf(thread) })}
      />
    </section>
  )
}
