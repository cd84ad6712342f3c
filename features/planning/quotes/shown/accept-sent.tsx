import { useQuery } from '@tanstack/react-query'
import { AcceptDialog } from '../accepting/accept-dialog.tsx'
import css from '../compare/quotes.css?url'
import { quotesQuery } from '../compare/quotes-query.ts'
import type { Heads } from '../heads.ts'
import { changeBy, movingKeys, sumQuote } from '../quote-sums.ts'

interface Props {
  id: number
  service: string
  heads: Heads
  onClose: () => void
}

/** Accepting a quote from wherever it is seen, as it is accepted beside all others. */
export function AcceptSent({ id, service, heads, onClose }: Props) {
  const { data: page } = useQuery(quotesQuery({ service }))
  const found = page?.data.find((quote) => quote.id === id)
  if (!page || !found) return null
  const { terms, live } = found
  const sums = sumQuote(terms, heads)
  const [more, fewer] = [changeBy(terms, heads, 1), changeBy(terms, heads, -1)]
  const quote = { ...found, sums, today: live.total, more, fewer, moving: movingKeys(terms.lines), isCheapest: false }
  return (
    <>
      <link rel="stylesheet" href={css} precedence="features" />
      <AcceptDialog page={page} quote={quote} heads={heads} onClose={onClose} />
    </>
  )
}
