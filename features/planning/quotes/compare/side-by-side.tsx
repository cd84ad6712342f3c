import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { t } from '#web/text/text.ts'
import { AcceptBar } from '../accepting/accept-bar.tsx'
import type { Comparison } from '../contract.ts'
import { guestsIn } from '../heads.ts'
import { changeBy, movingKeys, sumQuote } from '../quote-sums.ts'
import { cheapestAt } from './cheapest.ts'
import { CheapestChart } from './cheapest-chart.tsx'
import { HeadsChooser } from './heads-chooser.tsx'
import { PlacedSums } from './placed-sums.tsx'
import { QuoteCards } from './quote-cards.tsx'
import { QuotesTable } from './quotes-table.tsx'
import type { QuotesSearch } from './quotes-search.ts'
import { type SaidHeads, shownHeads } from './shown-heads.ts'
import { mayStillBeTaken, type ShownQuote } from './shown-quote.ts'

interface Props {
  page: Comparison
  search: QuotesSearch
  event: number | undefined
  mayAccept: boolean
}

/** All quotes of a service, reckoned at the number that is chosen; one of them is looked at closer. */
export function SideBySide({ page, search, event, mayAccept }: Props) {
  const navigate = useNavigate()
  // While the leaf is moved the address stays, which would else be written with each step of it.
  const [moved, setMoved] = useState<SaidHeads>()
  const { coming } = page.heads
  const heads = shownHeads(coming, moved ?? search)
  const shown = useShown(page, heads)
  const open = shown.filter((quote) => mayStillBeTaken(quote, page.today) && quote.status !== 'declined' && quote.status !== 'cancelled')
  const isTaken = ({ accepted_at }: ShownQuote) => accepted_at !== null
  const likely = shown.find(isTaken) ?? open.find(({ isCheapest }) => isCheapest) ?? open[0] ?? shown[0]!
  const picked = shown.find(({ id }) => id === search.pick) ?? likely

  function choose(said: SaidHeads) {
    const nothing = {
      guests: undefined,
      adults: undefined,
      drinkers: undefined,
      children: undefined,
      infants: undefined,
      vendors: undefined,
    }
    setMoved(said)
    void navigate({ to: '.', search: (now) => ({ ...now, ...nothing, ...said }), replace: true, resetScroll: false }).then(() =>
      setMoved((now) => (now === said ? undefined : now)),
    )
  }

  const compared = { quotes: shown, heads, picked: picked.id, today: page.today, event }
  return (
    <>
      <HeadsChooser coming={coming} heads={heads} isMoved={moved !== undefined} onMove={setMoved} onChoose={choose} />
      <QuotesTable {...compared} />
      <QuoteCards {...compared} />
      <p className="quote-key">
        <i aria-hidden="true" />
        {t('quotes.moves')}
      </p>
      <div className="quote-effects">
        <CheapestChart quotes={shown} heads={heads} coming={coming} planned={page.placed?.planned ?? null} service={page.service} />
        {page.placed && <PlacedSums placed={page.placed} picked={picked} heads={heads} />}
      </div>
      <AcceptBar page={page} picked={picked} heads={heads} mayAccept={mayAccept} event={event} />
    </>
  )
}

function useShown({ data, heads: { live } }: Comparison, heads: ReturnType<typeof shownHeads>): ShownQuote[] {
  const key = JSON.stringify(heads)
  return useMemo(() => {
    const at = JSON.parse(key) as typeof heads
    const cheapest = guestsIn(at) === 0 ? [] : cheapestAt(data, at)
    return data.map((quote) => ({
      ...quote,
      sums: sumQuote(quote.terms, at),
      today: sumQuote(quote.terms, live).total,
      more: changeBy(quote.terms, at, 1),
      fewer: changeBy(quote.terms, at, -1),
      moving: movingKeys(quote.terms.lines),
      isCheapest: data.length > 1 && cheapest.includes(quote.id),
    }))
  }, [data, live, key])
}
