import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { Impersonation } from './contract.ts'
import { acted } from './acted.ts'
import { showLength, showMoment } from './moments.ts'

/** Each leads to what was written meanwhile. */
export function TrailTable({ trail }: { trail: readonly Impersonation[] }) {
  return (
    <table className="select-table trail-table">
      <thead>
        <tr>
          <th scope="col">{t('trail.who')}</th>
          <th scope="col">{t('trail.when')}</th>
          <th scope="col">{t('trail.length')}</th>
          <th scope="col">{t('trail.writes')}</th>
        </tr>
      </thead>
      <tbody>
        {trail.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to="/admin/trail/$id" params={{ id: String(one.id) }}>
                {acted(one)}
              </Link>
              <small className="num">
                {showMoment(one.started_at)} · {showLength(one.started_at, one.ended_at)}
              </small>
            </th>
            <td>{showMoment(one.started_at)}</td>
            <td>{showLength(one.started_at, one.ended_at)}</td>
            <td className="on-phone">{things(one.writes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function things(n: number): string {
  if (n === 0) return t('trail.writes_none')
  return n === 1 ? t('trail.writes_one') : t('trail.writes_many', { n })
}
