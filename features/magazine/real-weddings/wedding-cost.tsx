import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import { wholeDollars } from '../pieces/whole-dollars.ts'
import { planFor } from './plan-like-this.ts'
import { rangeWords, spentOf } from './spent.ts'
import { type CostLine, weddingOf } from './wedding.ts'

/** What it cost, line by line, and what the same would cost at one's own number of guests. */
export function WeddingCost({ of: piece, heads }: { of: Piece; heads: number | undefined }) {
  const { cost, wedding_guest_count: guests } = weddingOf(piece)
  if (!cost) return null
  const plan = heads === undefined ? undefined : planFor(cost, { guests, heads })
  const range = cost.wedding_budget_range
  return (
    <section className="wedding-part" id="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t('weddings.cost')}</h2>
      <div>
        {range && <p>{t('weddings.range_alone', { range: rangeWords(range) })}</p>}
        <CostLines lines={cost.lines} total={spentOf(cost)} />
        {cost.left_out && <p className="wedding-aside">{cost.left_out}</p>}
        <form className="plan-form" action={`${piece.url}#plan`} method="get">
          <label htmlFor="plan-guests">
            <b>{t('weddings.plan')}</b> {t('weddings.plan_hint')}
          </label>
          <span>
            <input
              className="field-input num"
              id="plan-guests"
              name="guests"
              type="number"
              inputMode="numeric"
              min={1}
              max={2_000}
              step={1}
              required
              key={heads}
              defaultValue={heads ?? guests}
            />
            <button className="button main" type="submit">
              {t('weddings.plan_button')}
            </button>
          </span>
        </form>
        {plan && (
          <section id="plan" aria-labelledby="plan-title">
            <h3 id="plan-title">{t('weddings.plan_title', { heads: plan.heads })}</h3>
            <CostLines
              lines={plan.lines}
              total={plan.total === null ? rangeWords(range ?? '', plan.factor) : wholeDollars(plan.total)}
              countsBy={t('weddings.by_guests')}
            />
            <p className="wedding-aside">{t('weddings.plan_note', { guests, heads: plan.heads })}</p>
          </section>
        )}
      </div>
    </section>
  )
}

/** Bars beside their amounts, or beside shares of a hundred where no amount was said. */
function CostLines({ lines, total, countsBy }: { lines: readonly CostLine[]; total: string; countsBy?: string }) {
  const most = Math.max(...lines.map(sizeOf), 1)
  return (
    <table className="cost-lines">
      <thead className="only-heard">
        <tr>
          <th scope="col">{t('weddings.cost_for')}</th>
          <th scope="col">{t('weddings.cost_amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <tr key={line.title}>
            <th scope="row">
              {line.title}
              {countsBy && line.counts_by === 'guests' && <small>{countsBy}</small>}
            </th>
            <td>
              <svg aria-hidden="true" width="100%" height="12">
                <rect className={`bar-${(place % 8) + 1}`} width={`${(sizeOf(line) / most) * 100}%`} height="12" />
              </svg>
              <b className="num">
                {line.amount === undefined ? t('weddings.share', { share: line.share ?? 0 }) : wholeDollars(line.amount)}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('weddings.altogether')}</th>
          <td>
            <b className="num">{total}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function sizeOf({ amount, share }: CostLine): number {
  return amount ?? share ?? 0
}
