import { useState } from 'react'
import { t } from '#web/text/text.ts'
import type { ShownQuote } from '../compare/shown-quote.ts'
import { type Heads, risen } from '../heads.ts'
import { CountDialog } from './count-dialog.tsx'
import { isRisen } from './final-count.ts'

/** Of what was accepted: to give the final count at the heads that are looked at, or to raise it where they are more. */
export function FinalCountButton({ quote, heads }: { quote: ShownQuote; heads: Heads }) {
  const [isOpen, setOpen] = useState(false)
  const { counted_heads: counted, moving, terms } = quote
  const now = counted ? risen(counted, heads) : heads
  const isMore = counted === null || !isRisen(now, counted)
  // Whoever asks the same for any number has nothing to count.
  if (moving.size === 0 && terms.late_percent === null) return null
  return (
    <>
      {isMore && (
        <button className="button main" type="button" onClick={() => setOpen(true)}>
          {t(counted ? 'counting.raise' : 'counting.give')}
        </button>
      )}
      {isOpen && <CountDialog quote={quote} heads={now} onClose={() => setOpen(false)} />}
    </>
  )
}
