import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { showMoney } from '#web/ui/money.ts'
import type { Price } from '../contract.ts'
import type { Product } from '../pay/offers.ts'
import { periodName } from '../pay/price-words.ts'
import { PlanChoice, type Who } from './plan-choice.tsx'

interface Props {
  plan: Product | undefined
  who: Who
  onChoose: (price: string) => void
}

const promises = [t('plan.promise_back'), t('plan.promise_end'), t('plan.promise_stop')]

/** Each price with its own way to the checkout, and what is promised of all of them. */
export function PlanPrices({ plan, who, onChoose }: Props) {
  return (
    <aside className="plan-prices" aria-labelledby="plan-costs">
      <h2 id="plan-costs">{who === 'premium' ? t('plan.yours') : t('plan.costs')}</h2>
      {who === 'premium' && (
        <p>
          {t('plan.yours_text')}{' '}
          <Link to="/settings/{-$type}" params={{ type: 'membership' }}>
            {t('checkout.to_settings')}
          </Link>
        </p>
      )}
      {!plan && who !== 'premium' && <p>{t('plan.closed')}</p>}
      {plan && who !== 'premium' && (
        <>
          <ul className="plan-ways">
            {plan.prices.map((price) => (
              <li key={price.id}>
                <b>{periodName(price)}</b>
                <span className="plan-sum">{showMoney(price.unit_amount)}</span>
                <small>{eachOf(price)}</small>
                <PlanChoice
                  className="button main"
                  label={t('plan.choose_of', { period: periodName(price), total: showMoney(price.unit_amount) })}
                  price={price}
                  who={who}
                  onChoose={onChoose}
                >
                  {t('plan.choose')}
                </PlanChoice>
              </li>
            ))}
          </ul>
          <ul className="plan-promises">
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="leaf" />
                {promise}
              </li>
            ))}
          </ul>
          {who === 'visitor' && <p className="plan-note">{t('plan.visitor')}</p>}
        </>
      )}
    </aside>
  )
}

function eachOf({ recurring, unit_amount }: Price): string {
  if (!recurring) return t('plan.each_once')
  if (recurring.interval === 'year')
    return t('plan.each_year', { total: showMoney(Math.round(unit_amount / 12 / recurring.interval_count)) })
  return t('plan.each_month', { total: showMoney(unit_amount) })
}
