import { t } from '#web/text/text.ts'
import { wholeMoney } from '../whole-money.ts'

/** How far a fund is: what has arrived solid, what is promised hatched, and the rest of the way. */
export function Given({ arrived, pledged, goal }: { arrived: number; pledged: number; goal: number }) {
  const part = (cents: number) => Math.min(100, (cents / goal) * 100)
  const label = t('give.progress', { arrived: wholeMoney(arrived), pledged: wholeMoney(pledged), goal: wholeMoney(goal) })
  return (
    <svg className="given" role="img" aria-label={label} viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect className="given-rest" width="100" height="10" />
      <rect className="given-promised" width={part(arrived + pledged)} height="10" />
      <rect className="given-arrived" width={part(arrived)} height="10" />
    </svg>
  )
}
