import { Link } from '@tanstack/react-router'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { categoryName } from '../../budget/categories.ts'
import type { VendorPage } from '../contract.ts'
import { vendorsPath } from './vendors-search.ts'

/** Services that are wanted and that nobody is hired for, late ones first; each leads to who offers it. */
export function StillOpen({ page: { open, wanted, wedding } }: { page: VendorPage; event: number | undefined }) {
  if (wedding.role === 'helper' || wanted.length === 0) return null
  return (
    <nav className="vendor-open" aria-label={t('couple_vendors.open')}>
      <span>{open.length === 0 ? t('couple_vendors.all_found') : t('couple_vendors.open')}</span>
      {open.map(({ service, hire_by, is_late }) => (
        <Link
          key={service}
          className="chip"
          to={`${vendorsPath}/suggested`}
          search={{ service }}
          title={hire_by ? t('couple_vendors.hire_by', { day: longDay(hire_by) ?? hire_by }) : undefined}
        >
          {is_late && <Icon name="warning-circle-fill" />}
          <span>{categoryName(service)}</span>
          {is_late && <small className="chip-late">{t('couple_vendors.late')}</small>}
        </Link>
      ))}
    </nav>
  )
}
