import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'

const whom = [
  { who: t('plan.no_planner'), why: t('plan.no_planner_text') },
  { who: t('plan.no_courthouse'), why: t('plan.no_courthouse_text') },
  { who: t('plan.no_guides'), why: t('plan.no_guides_text') },
  { who: t('plan.no_decider'), why: t('plan.no_decider_text') },
]

/** Who should keep their money. */
export function PlanHonest() {
  return (
    <section className="plan-honest scallop">
      <div className="wrap">
        <div>
          <p className="kicker">{t('plan.honest')}</p>
          <h2>
            <Emphasis text={t('plan.honest_title')} />
          </h2>
        </div>
        <dl>
          {whom.map(({ who, why }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
