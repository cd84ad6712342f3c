import { t } from '#web/text/text.ts'
import { type Leaf, leavesOf } from '#web/ui/leaves.ts'
import { monthWords } from './day-words.ts'
import type { Month } from './months.ts'
import { idOf } from './task-month.tsx'

interface Props {
  months: readonly Month[]
  today: string
}

/** The whole time on one stem, from the first month at its foot to the day, which is the flower; a press leads to a month. */
export function ChecklistYear({ months, today }: Props) {
  const dated = months.filter(({ month }) => month !== null)
  if (dated.length < 2) return null
  const counts = dated.map(({ key, count, done, due }) => ({ label: key, done, due, to_come: Math.max(0, count - done - due) }))
  const leaves = leavesOf(counts, 22).months.flat()
  const total = (of: 'done' | 'due' | 'to_come') => counts.reduce((sum, month) => sum + month[of], 0)
  return (
    <aside className="checklist-year">
      <svg
        viewBox="0 0 120 520"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('checklist.stem', { done: total('done'), due: total('due'), to_come: total('to_come') })}
      >
        <path className="year-stalk" d="M60 510C40 420 78 340 58 250S66 90 60 14" />
        {leaves.map((leaf, nth) => (
          <YearLeaf key={nth} leaf={leaf} nth={nth} of={leaves.length} />
        ))}
        <g className="year-flower" transform="translate(60 20)">
          {[0, 72, 144, 216, 288].map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M0 0C-9-5-11-16 0-20 11-16 9-5 0 0Z" />
          ))}
          <circle r="4" />
        </g>
      </svg>
      <nav aria-label={t('checklist.months')}>
        <ul>
          {dated.map((month) => (
            <li key={month.key}>
              <a href={`#${idOf(month)}`} aria-current={month.month === today.slice(0, 7) || undefined}>
                <b>{monthWords(month.month ?? '').short}</b>{' '}
                <span className="num">
                  {month.done}/{month.count}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

/** Leaves stand by turns on both sides of the stem, which waves a little. */
function YearLeaf({ leaf, nth, of }: { leaf: Leaf; nth: number; of: number }) {
  const y = 500 - (nth * 462) / Math.max(8, of - 1)
  const x = 59 + 5 * Math.sin((500 - y) / 52)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${nth % 2 ? -1 : 1} 1)`}>
      <path className={`year-leaf ${leaf}`} d="M0 0c4-17 16-25 34-23-2 18-14 27-34 23z" />
    </g>
  )
}
