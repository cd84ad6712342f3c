import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { categories, categoryName } from '../categories.ts'
import type { Moved } from './contract.ts'

const words: Record<Moved['figure'], string> = {
  heads: t('what_if.heads'),
  estimated: t('budget.estimated'),
  actual: t('budget.actual'),
  amount: t('what_if.amount'),
  due: t('budget.to_pay'),
  promised: t('budget.promised'),
  rest: t('budget.rest'),
}

/** Every figure that would move, as it is and as it would be, the sums first. */
export function MovedFigures({ moved }: { moved: readonly Moved[] }) {
  if (moved.length === 0) return <p role="status">{t('what_if.nothing_moves')}</p>
  return (
    <div className="budget-table moved-figures">
      <p role="status">{t('what_if.would_move', { n: moved.length })}</p>
      <div className="budget-table-room" role="region" aria-label={t('what_if.moved')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('what_if.figure')}</th>
              <th scope="col" className="number">
                {t('what_if.now')}
              </th>
              <th scope="col" className="number">
                {t('what_if.then')}
              </th>
              <th scope="col" className="number">
                {t('what_if.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map((one) => (
              <MovedFigure key={`${one.of} ${one.id ?? one.name} ${one.figure}`} moved={one} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function MovedFigure({ moved: { of, name, figure, before, after } }: { moved: Moved }) {
  const shown = (value: number | null) => (value === null ? t('what_if.none') : figure === 'heads' ? String(value) : showMoney(value))
  const change = (after ?? 0) - (before ?? 0)
  return (
    <tr>
      <th scope="row">
        {whose(of, name)} <small>{words[figure]}</small>
      </th>
      <td className="number num">{shown(before)}</td>
      <td className="number num">{shown(after)}</td>
      <td className="number num">
        {change > 0 ? '+' : '−'}
        {shown(Math.abs(change))}
      </td>
    </tr>
  )
}

function whose(of: Moved['of'], name: string): string {
  if (of === 'all') return t('what_if.all')
  const category = categories.find((one) => one === name)
  return of === 'category' && category ? categoryName(category) : name
}
