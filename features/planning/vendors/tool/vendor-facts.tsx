import { Link } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { UserVendor } from '../contract.ts'

/** What the budget, their quotes and the directory say of a vendor. */
export function VendorFacts({ vendor: { id, cost, url }, today, event }: { vendor: UserVendor; today: string; event: number | undefined }) {
  return (
    <div className="vendor-facts">
      {cost && (
        <dl>
          <div>
            <dt>{t('couple_vendors.agreed')}</dt>
            <dd className="num">{cost.agreed === null ? t('budget.missing_amount') : showMoney(cost.agreed)}</dd>
          </div>
          <div>
            <dt>{t('couple_vendors.paid')}</dt>
            <dd className="num">{showMoney(cost.paid)}</dd>
          </div>
          <div>
            <dt>{t('couple_vendors.due_next')}</dt>
            <dd>{cost.next_due ? shortDay(cost.next_due, today) : t('couple_vendors.nothing_due')}</dd>
          </div>
        </dl>
      )}
      <p>
        {cost && (
          <Link to="/tools/budget-tool" search={{ item: cost.id }}>
            {t('couple_vendors.in_budget')}
          </Link>
        )}
        <Link to="/tools/vendor-manager/quotes-of/$vendor" params={{ vendor: String(id) }} search={{ event }}>
          {t('couple_vendors.their_quotes')}
        </Link>
        {url && <a href={url}>{t('couple_vendors.in_directory')}</a>}
      </p>
    </div>
  )
}
