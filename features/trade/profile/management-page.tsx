import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CalendarStep } from './calendar-step.tsx'
import { PicturesStep } from './pictures-step.tsx'
import { BusinessStep } from './business-step.tsx'
import { ManagementHead } from './management-head.tsx'
import { ManagementNav } from './management-nav.tsx'
import { DisputeAnswers } from './dispute-answer.tsx'
import { ownBusiness } from './own-business.ts'
import { managementStep } from './management-steps.ts'
import { PricesStep } from './prices-step.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { WhereStep } from './where-step.tsx'
import css from './management.css?url'

export const Route = createFileRoute('/_vendor/vendor/management/{-$step}')({
  loader: async ({ context, params }) => {
    const step = managementStep(params.step)
    if (!step) throw notFound()
    const cache = await context.queries.open()
    const { data: business } = await cache.ensureQueryData(ownBusiness())
    if (business?.is_frozen) await cache.ensureQueryData(api.vendor_claims.disputes.queryOptions())
    if (business && step === 'calendar') await cache.ensureQueryData(api.vendor_calendar.get.queryOptions())
    return { step }
  },
  head: () => pageHead({ title: t('manage.title'), css }),
  component: ManagementPage,
})

/** What a business says of itself, part by part; couples see it once an operator has put it out. */
function ManagementPage() {
  const { step } = Route.useLoaderData()
  const { data: business } = useSuspenseQuery(ownBusiness()).data
  if (!business)
    return (
      <main className="management" id="main">
        <h1>{t('manage.title')}</h1>
        <EmptyState fact={t('manage.none')} hint={t('manage.none_hint')}>
          <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
            {t('manage.find')}
          </a>
        </EmptyState>
      </main>
    )
  const Step = steps[step]
  return (
    <main className="management" id="main">
      <ManagementHead business={business} />
      {business.is_frozen && <DisputeAnswers />}
      <div className="management-columns">
        <ManagementNav business={business} current={step} />
        {/* Pictures stay where they are while they are put into an order; each of them is made anew by itself. */}
        <Step key={step === 'pictures' ? step : `${step} ${business.version}`} business={business} />
        <ProfilePreview business={business} />
      </div>
    </main>
  )
}

const steps = {
  business: BusinessStep,
  where: WhereStep,
  prices: PricesStep,
  pictures: PicturesStep,
  questions: QuestionsStep,
  calendar: CalendarStep,
}
