import { t } from '#web/text/text.ts'
import type { SeatingPlan } from './contract.ts'
import { isExpected } from './kitchen-sums.ts'
import { tableName } from './wish-words.ts'

/** How far it is: who sits, who doesn’t, which chairs are free, and who gave one back. */
export function SeatingCounts({ plan }: { plan: SeatingPlan }) {
  const { people, tables, freed } = plan
  const seated = people.filter(({ table_id }) => table_id !== null).length
  const left = people.filter(({ table_id, status }) => table_id === null && isExpected(status)).length
  const quiet = people.filter(({ status }) => !isExpected(status)).length
  const chairs = tables.reduce((sum, { seats }) => sum + seats, 0)
  const heads = people.length - quiet
  const share = (n: number) => (100 * n) / Math.max(1, chairs, seated + left)
  return (
    <section className="seating-counts" aria-label={t('seating.counts')}>
      <dl>
        <Figure n={seated} words={t('seating.seated')} />
        <Figure n={left} words={t('seating.to_seat')} />
        <Figure n={Math.max(0, chairs - seated)} words={t('seating.spare')} />
      </dl>
      <p className="hint">
        {heads === 1 ? t('seating.heads_one') : t('seating.heads', { n: heads })} {quiet > 0 && t('seating.waiting', { n: quiet })}
      </p>
      <svg className="seating-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className="seated" width={share(seated)} height={2} />
        <rect className="left" x={share(seated)} width={share(left)} height={2} />
      </svg>
      {freed.length > 0 && (
        <div className="seating-freed">
          <h2>{freed.length === 1 ? t('seating.freed_one') : t('seating.freed_many', { n: freed.length })}</h2>
          <ul>
            {freed.map(({ name, table_id }, nth) => (
              <li key={nth}>{t('seating.freed_at', { name, table: tableName(plan, table_id) })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Figure({ n, words }: { n: number; words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="num">{n}</dd>
    </div>
  )
}
