import { useNavigate } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { Quote } from '../contract.ts'
import type { Heads } from '../heads.ts'
import type { Terms } from '../quote-terms.ts'
import { QuoteSheet } from '../shown/quote-sheet.tsx'

interface Props {
  vendor: { id: number; name: string }
  newest: Quote | undefined
  /** It begins as the newest is, else as nothing. */
  isNext: boolean
  heads: Heads
  event: number | undefined
}

/** What a vendor asks, as it is typed from their letter; it becomes their next quote, and those before stay as they are. */
export function QuoteForm({ vendor: { id, name }, newest, isNext, heads, event }: Props) {
  const navigate = useNavigate()

  async function save(terms: Terms, act: string) {
    await api.quotes.add.call({ id, terms, after: newest?.number ?? 0, act }, { context: { says_fields: true } })
    return t('typing.saved', { name })
  }

  return (
    <QuoteSheet
      first={isNext ? newest?.terms : undefined}
      heads={heads}
      words={{
        title: t('typing.title', { name }),
        legend: isNext ? t('typing.next') : t('typing.new'),
        save: t('typing.save'),
      }}
      save={save}
      newer={t('typing.newer', { name })}
      stays={(search) => 'write' in search && search.write === (isNext ? 'next' : 'new')}
      onDone={() => void navigate({ to: '/tools/vendor-manager/quotes-of/$vendor', params: { vendor: String(id) }, search: { event } })}
    />
  )
}
