import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showMoney } from '#web/ui/money.ts'
import { acceptWords } from '../accepting/accept-words.ts'
import type { ShownQuote } from '../compare/shown-quote.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { countedTotal } from './final-count.ts'

interface Props {
  quote: ShownQuote
  /** What is counted: no class is fewer than was counted before. */
  heads: Heads
  onClose: () => void
}

const countWords = { ...acceptWords, undone: t('counting.undone') }

/** Says for how many, what it comes to and what follows from it, before the final count is given. */
export function CountDialog({ quote, heads, onClose }: Props) {
  const [errors, setErrors] = useState<readonly string[]>([])
  const { once, isPending } = useActs(countWords)
  const { id, name, terms, counted_heads: counted, counted_total, accepted_total } = quote
  const [total, before] = [countedTotal(quote, heads), counted_total ?? accepted_total ?? 0]

  async function give() {
    const { isDone } = await once(
      async (act) => {
        await api.quotes.count.call({ id, heads, act }, { context: { says_fields: true } })
        return t('counting.done', { n: guestsIn(heads), amount: showMoney(total) })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422) setErrors(Object.values(refused.errors).flat())
        else sayFailure(error, countWords)
      },
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('counting.title', { name })}
      actions={
        <>
          <button className="button ghost" type="button" onClick={onClose}>
            {t('accepting.not_now')}
          </button>
          <button className="button main" type="button" aria-disabled={isPending} aria-busy={isPending} onClick={() => void give()}>
            {t(counted ? 'counting.raise' : 'counting.give')}
          </button>
        </>
      }
    >
      {errors.map((text) => (
        <p key={text} className="quote-fault" role="alert">
          {text}
        </p>
      ))}
      <p>{t('counting.for', { amount: showMoney(total), n: guestsIn(heads), vendors: heads.vendors, name })}</p>
      <p>
        {counted
          ? t('counting.added', { n: guestsIn(heads) - guestsIn(counted), amount: showMoney(total - before) })
          : t('counting.before', { amount: showMoney(before) })}
      </p>
      <p>{terms.late_percent === null ? t('counting.late_unsaid') : t('counting.late', { times: String(terms.late_percent / 10_000) })}</p>
      <p className="hint">{t('accepting.undo')}</p>
    </Dialog>
  )
}
