import { t } from '#web/text/text.ts'

const asked = [
  { what: t('plan.ask_free'), answer: t('plan.ask_free_text') },
  { what: t('plan.ask_vendors'), answer: t('plan.ask_vendors_text') },
  { what: t('plan.ask_card'), answer: t('plan.ask_card_text') },
  { what: t('plan.ask_after'), answer: t('plan.ask_after_text') },
]

/** What is asked before somebody pays. */
export function PlanAsked() {
  return (
    <section className="plan-asked wrap">
      <h2>{t('plan.ask')}</h2>
      <dl>
        {asked.map(({ what, answer }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
