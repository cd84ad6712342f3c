import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { categories, categoryName } from '../categories.ts'
import type { Moved } from './contract.ts'
import { headFigures } from './figure-names.ts'

const words: Record<Moved['figure'], string> = {
  listed: t('what_if.listed'),
  waiting: t('what_if.waiting'),
  declined: t('what_if.declined'),
  guests: t('what_if.guests'),
  companions: t('what_if.companions'),
  heads: t('what_if.heads'),
  adults: t('what_if.adults'),
  children: t('what_if.children'),
  infants: t('what_if.infants'),
  drinkers: t('what_if.drinkers'),
  seats: t('what_if.seats'),
  meals: t('what_if.meals'),
  estimated: t('budget.estimated'),
  actual: t('budget.actual'),
  amount: t('what_if.amount'),
  due: t('budget.to_pay'),
  promised: t('budget.promised'),
  rest: t('budget.rest'),
  total: t('what_if.quoted'),
  pledged: t('what_if.pledged'),
  open: t('what_if.still_open'),
  bears: t('what_if.bears'),
  balance: t('what_if.balance'),
}

const counted = new Set<Moved['figure']>(headFigures)

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
  const shown = (value: number | null) => (value === null ? t('what_if.none') : counted.has(figure) ? String(value) : showMoney(value))
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
  if (of === 'couple') return t('what_if.couple')
  const category = categories.find((one) => one === name)
  return of === 'category' && category ? categoryName(category) : name
}
