import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showMoney } from '#web/ui/money.ts'
import type { ShownQuote } from '../compare/shown-quote.ts'
import type { Comparison } from '../contract.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { acceptWords } from './accept-words.ts'
import { Writes } from './accept-writes.tsx'

interface Props {
  page: Comparison
  quote: ShownQuote
  heads: Heads
  onClose: () => void
}

/** Says what accepting writes before it does; where somebody is hired already it asks: both, or instead? */
export function AcceptDialog({ page, quote, heads, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(acceptWords)
  const { id, name, sums } = quote
  const { second_hire: question, ...others } = errors

  async function accept(second_hire?: 'both' | 'instead') {
    const { isDone } = await once(
      async (act) => {
        await api.quotes.accept.call({ id, heads, act, ...(second_hire && { second_hire }) }, { context: { says_fields: true } })
        return t('accepting.done', { name, amount: showMoney(sums.total) })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422) setErrors(refused.errors)
        else sayFailure(error, acceptWords)
      },
    )
    if (isDone) onClose()
  }

  const button = (words: string, look: string, answer?: 'both' | 'instead') => (
    <button className={look} type="button" aria-disabled={isPending} aria-busy={isPending} onClick={() => void accept(answer)}>
      {words}
    </button>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question ? t('couple_vendors.both_or_instead') : t('accepting.title', { name })}
      actions={
        question ? (
          <>
            {button(t('couple_vendors.instead'), 'button', 'instead')}
            {button(t('couple_vendors.both'), 'button main', 'both')}
          </>
        ) : (
          <>
            <button className="button ghost" type="button" onClick={onClose}>
              {t('accepting.not_now')}
            </button>
            {button(t('accepting.accept', { name }), 'button main')}
          </>
        )
      }
    >
      {Object.values(others)
        .flat()
        .map((text) => (
          <p key={text} className="quote-fault" role="alert">
            {text}
          </p>
        ))}
      {question ? (
        <>
          <p role="alert">{question[0]}</p>
          <p>{t('couple_vendors.instead_means')}</p>
        </>
      ) : (
        <>
          <p>{t('accepting.for', { n: guestsIn(heads), amount: showMoney(sums.total) })}</p>
          <Writes page={page} quote={quote} />
        </>
      )}
    </Dialog>
  )
}
