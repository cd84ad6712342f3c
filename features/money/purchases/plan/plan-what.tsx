import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import type { Product } from '../pay/offers.ts'

interface Course {
  id: number
  url: string
  title: string
  excerpt: string
  author: { title: string } | null
}

/** The courses, as they stand; where there are none yet, what the operator says of the plan. */
export function PlanWhat({ plan, courses }: { plan: Product | undefined; courses: readonly Course[] }) {
  if (courses.length === 0) return <PlanSaid plan={plan} />
  return (
    <section>
      <p className="kicker">{t('plan.what')}</p>
      <h2>
        <Emphasis text={t('plan.courses_title')} />
      </h2>
      <ol className="plan-list">
        {courses.map(({ id, url, title, excerpt, author }) => (
          <li key={id}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            <p>{excerpt}</p>
            {author && <p>{t('plan.by', { name: author.title })}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function PlanSaid({ plan }: { plan: Product | undefined }) {
  const { additional_info, text } = plan?.details.metadata ?? {}
  return (
    <section>
      <p className="kicker">{t('plan.what')}</p>
      <h2>
        <Emphasis text={t('plan.what_title')} />
      </h2>
      {additional_info && <p className="lead">{additional_info}</p>}
      {text && <p>{text}</p>}
    </section>
  )
}
