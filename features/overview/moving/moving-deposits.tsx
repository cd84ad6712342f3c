import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { MovedVendor, Preview } from './contract.ts'
import { fates } from './fates.ts'
import { shortDay } from './short-day.ts'

const sums: Record<(typeof fates)[number], string> = {
  lost: t('moving.sum_lost'),
  unknown: t('moving.sum_unknown'),
  back: t('moving.sum_back'),
  carried: t('moving.sum_carried'),
}

interface Props {
  vendors: readonly MovedVendor[]
  deposits: Preview['deposits']
}

/** What becomes of deposits, in cents: what is lost first. */
export function MovingDeposits({ vendors, deposits }: Props) {
  const held = fates.flatMap((fate) => vendors.filter((vendor) => vendor.fate === fate))
  if (held.length === 0 || deposits === null) return null
  return (
    <section aria-labelledby="moving-deposits">
      <h2 id="moving-deposits">{t('moving.deposits')}</h2>
      <p>{t('moving.deposits_hint')}</p>
      <dl className="moving-sums num">
        {fates.map((fate) => (
          <div key={fate} data-hot={(fate === 'lost' && deposits.lost > 0) || undefined}>
            <dt>{sums[fate]}</dt>
            <dd>{showMoney(deposits[fate])}</dd>
          </div>
        ))}
      </dl>
      <ul className="moving-list">
        {held.map((vendor) => (
          <li key={vendor.id}>
            <div>
              <b>{vendor.name}</b>
              <small>{fateIn(vendor)}</small>
            </div>
            <p className="num">{showMoney(vendor.deposit ?? 0)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function fateIn({ fate, deposit_until }: MovedVendor): string {
  if (fate === 'lost') return t('moving.fate_lost')
  if (fate === 'carried') return t('moving.fate_carried')
  if (fate === 'unknown') return t('moving.fate_unknown')
  return deposit_until ? t('moving.fate_back_until', { day: shortDay(deposit_until) }) : t('moving.fate_back')
}
