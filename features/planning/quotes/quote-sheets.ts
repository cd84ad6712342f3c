import { t } from '#web/text/text.ts'
import { statusWords } from '../vendors/state-words.ts'
import { statuses } from '../vendors/states.ts'
import { notStatedWords, roleWords } from './compare/line-rows.ts'
import { nameOf } from './compare/service-name.ts'
import { guestsIn, type Heads, headsAt } from './heads.ts'
import { marksOf } from './likely.ts'
import { stateWords } from './line-states.ts'
import { notStated, sumQuote } from './quote-sums.ts'
import type { QuoteLine, Terms } from './quote-terms.ts'

interface Asked {
  service: string | null
  quotes: readonly { name: string; number: number; status: string; terms: Terms }[]
  coming: Parameters<typeof marksOf>[0]
  /** Those that are looked at. */
  chosen: Heads
}

type Cell = string | number | null

/** Each quote with its lines, and what it comes to at the heads of today, at those that are likely and at those that were chosen, in dollars. */
export function quoteSheets({ service, quotes, coming, chosen }: Asked) {
  const all = columnsOf(coming, chosen)
  const heads = all.map(({ label }) => label)
  const reckoned = quotes.map((quote) => ({ ...quote, sums: all.map(({ at }) => sumQuote(quote.terms, at)) }))
  return [
    {
      name: t('quotes.in_all'),
      head: [t('couple_vendors.name'), t('couple_vendors.service'), t('couple_vendors.status'), t('quotes.title'), ...heads, ...ends],
      rows: reckoned.map(({ name, number, status, terms, sums }): Cell[] => [
        name,
        service === null ? '' : nameOf(service),
        wordOf(status),
        number,
        ...sums.map(({ total }) => total / 100),
        notStatedWords(notStated(terms.lines)),
        terms.valid_until ?? unsaid,
        terms.holds_until ?? unsaid,
      ]),
    },
    {
      name: t('quotes.line_by_line'),
      head: [t('couple_vendors.name'), t('quotes.section'), t('quotes.line'), ...heads, t('couple_vendors.notes')],
      rows: reckoned.flatMap(({ name, terms: { lines }, sums }): Cell[][] => [
        ...lines.map((line, nth) => [
          name,
          line.section || roleWords[line.role],
          line.name,
          ...sums.map(({ amounts }) => cellOf(line, amounts[nth] ?? null)),
          line.words,
        ]),
        ...unsaidOf(lines).map((role) => [name, t('quotes.section_rest'), roleWords[role], ...all.map(() => unsaid), '']),
        [name, '', t('quotes.in_all'), ...sums.map(({ total }) => total / 100), ''],
      ]),
    },
  ]
}

const unsaid = t('quote_state.not_stated')

const ends = [unsaid, t('quotes.valid'), t('quotes.holds')]

/** From the fewest to the most, each number once, but today's by itself. */
function columnsOf(coming: Asked['coming'], chosen: Heads): { label: string; at: Heads }[] {
  const likely = marksOf(coming).map(({ guests }) => headsAt(coming.now, guests))
  const others = [chosen, ...likely].filter((at, nth, all) => all.findIndex((other) => guestsIn(other) === guestsIn(at)) === nth)
  const inOrder = others.filter((at) => guestsIn(at) > 0).toSorted((one, other) => guestsIn(one) - guestsIn(other))
  const today = { label: t('quotes.today_at', { n: guestsIn(coming.now) }), at: coming.now }
  return [today, ...inOrder.map((at) => ({ label: t('quotes.n_guests', { n: guestsIn(at) }), at }))]
}

/** Dollars, or in words why there are none; what is not stated is never nought. */
function cellOf(line: QuoteLine, amount: number | null): Cell {
  if (amount === null) return stateWords[line.state] || unsaid
  return line.option === 'left' ? t('quotes.left_out') : amount / 100
}

/** Of what every quote is asked, what none of its lines is for. */
function unsaidOf(lines: readonly QuoteLine[]) {
  return notStated(lines).filter((role) => lines.every((line) => line.role !== role))
}

function wordOf(status: string): string {
  const known = statuses.find((one) => one === status)
  return known ? statusWords[known] : status
}
