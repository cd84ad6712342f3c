import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Comparison } from '../contract.ts'
import { guestsIn, type Heads } from '../heads.ts'
import { hasRunOut, mayStillBeTaken, type ShownQuote } from '../compare/shown-quote.ts'
import { FinalCountButton } from '../counting/final-count-button.tsx'
import { wholeDollars } from '../whole-dollars.ts'
import { AcceptDialog } from './accept-dialog.tsx'

interface Props {
  page: Comparison
  picked: ShownQuote
  heads: Heads
  /** Whoever writes no costs books nobody. */
  mayAccept: boolean
  event: number | undefined
}

/** At the foot of the page: the quote that is looked at, and to accept it. */
export function AcceptBar({ page, picked, heads, mayAccept, event }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { name, sums } = picked
  const isOpenStill = mayStillBeTaken(picked, page.today)
  return (
    <section className="quote-bar" aria-label={t('accepting.bar')}>
      <b className="num">{wholeDollars(picked.counted_total ?? picked.accepted_total ?? sums.total)}</b>
      <p>
        <b>{t('accepting.at', { name, n: guestsIn(picked.counted_heads ?? picked.accepted_heads ?? heads) })}</b>
        <small>{wordsOf(picked, page.today, mayAccept)}</small>
      </p>
      {isOpenStill && mayAccept && (
        <button className="button main" type="button" onClick={() => setOpen(true)}>
          {t('accepting.accept', { name })}
        </button>
      )}
      {picked.accepted_at !== null && picked.status === 'hired' && mayAccept && <FinalCountButton quote={picked} heads={heads} />}
      {hasRunOut(picked, page.today) && picked.accepted_at === null && (
        <Link
          className="button"
          to="/tools/vendor-manager/quotes-of/$vendor"
          params={{ vendor: String(picked.user_vendor_id) }}
          search={{ event, write: 'new' }}
        >
          {t('accepting.write_next')}
        </Link>
      )}
      {isOpen && <AcceptDialog page={page} quote={picked} heads={heads} onClose={() => setOpen(false)} />}
    </section>
  )
}

function wordsOf(quote: ShownQuote, today: string, mayAccept: boolean): string {
  if (quote.counted_heads !== null)
    return t('counting.is_counted', { n: guestsIn(quote.counted_heads), amount: showMoney(quote.counted_total ?? 0) })
  if (quote.accepted_at !== null) return t('accepting.is_taken', { amount: showMoney(quote.accepted_total ?? 0) })
  if (hasRunOut(quote, today)) return t('accepting.ran_out')
  return mayAccept ? t('accepting.writes') : t('accepting.not_yours')
}
