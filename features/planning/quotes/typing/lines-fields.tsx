import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Heads } from '../heads.ts'
import { sumQuote } from '../quote-sums.ts'
import type { Terms } from '../quote-terms.ts'
import { LineFields } from './line-fields.tsx'
import { placeOf } from './place-of.ts'
import { type DraftLine, newLine, type QuoteDraft } from './quote-draft.ts'

interface Props {
  lines: readonly DraftLine[]
  amounts: Pick<Terms, 'lines'>
  heads: Heads
  set: (change: (now: QuoteDraft) => QuoteDraft) => void
  errorsOf: (at: string) => readonly string[]
}

/** Every line of a quote, in the order in which it is reckoned. */
export function LinesFields({ lines, amounts, heads, set, errorsOf }: Props) {
  const { amounts: cents } = sumQuote(amounts, heads)
  const setLines = (change: (now: DraftLine[]) => DraftLine[]) => set((now) => ({ ...now, lines: change(now.lines) }))
  const add = (given: Partial<DraftLine>) => setLines((now) => [...now, newLine(now, given)])
  const priced = lines.filter(({ state }) => state === 'priced').map(({ key }) => key)
  return (
    <>
      {lines.map((line, nth) => (
        <LineFields
          key={line.key}
          line={line}
          nth={nth}
          above={lines.slice(0, nth)}
          amount={cents[nth] ?? null}
          errorsOf={(field) => errorsOf(placeOf('lines', nth, field))}
          onChange={(change) => setLines((now) => now.map((one) => (one.key === line.key ? { ...one, ...change } : one)))}
          onMove={nth === 0 ? undefined : () => setLines((now) => now.with(nth - 1, now[nth]!).with(nth, now[nth - 1]!))}
          onRemove={lines.length === 1 ? undefined : () => setLines((now) => now.filter(({ key }) => key !== line.key))}
        />
      ))}
      <div className="quote-begin">
        <button className="button small" type="button" onClick={() => add({})}>
          <Icon name="plus" />
          {t('typing.add_line')}
        </button>
        <button
          className="button small"
          type="button"
          onClick={() => add({ name: t('quote_role.service'), role: 'service', by: 'percent', of: priced })}
        >
          {t('typing.add_service')}
        </button>
        <button
          className="button small"
          type="button"
          onClick={() => add({ name: t('typing.tax'), role: 'tax', by: 'percent', of: priced })}
        >
          {t('typing.add_tax')}
        </button>
        <button className="button small" type="button" onClick={() => add({ name: t('typing.minimum'), by: 'minimum', of: priced })}>
          {t('typing.add_minimum')}
        </button>
      </div>
    </>
  )
}
