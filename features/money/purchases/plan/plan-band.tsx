import coupes from 'virtual:picture/setup-vendors'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Price } from '../contract.ts'
import type { Product } from '../pay/offers.ts'
import { PlanChoice, type Who } from './plan-choice.tsx'

interface Props {
  plan: Product | undefined
  who: Who
  onChoose: (price: string) => void
}

/** What it is, in one look. */
export function PlanBand({ plan, who, onChoose }: Props) {
  return (
    <section className="plan-band">
      <div>
        <p className="kicker">{t('plan.title')}</p>
        <h1>
          <Emphasis text={t('plan.heading')} />
        </h1>
        <p className="lead">{t('plan.lead')}</p>
        {plan && who !== 'premium' && (
          <p className="buttons">
            <PlanChoice className="button main large" price={plan.prices[0]} who={who} onChoose={onChoose}>
              {joinWords(plan.prices[0])}
            </PlanChoice>
          </p>
        )}
      </div>
      <Picture of={coupes} sizes="(max-width: 767px) 100vw, 52vw" isEager />
    </section>
  )
}

function joinWords({ unit_amount, recurring }: Price): string {
  const total = showMoney(unit_amount)
  if (!recurring) return t('plan.join_once', { total })
  return t('plan.join', { total, period: recurring.interval === 'year' ? t('plan.short_year') : t('plan.short_month') })
}
