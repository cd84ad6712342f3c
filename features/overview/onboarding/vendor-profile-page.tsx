import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from './onboarding.css?url'
import { loadStep } from './onboarding-loading.ts'
import { OnboardingStep } from './onboarding-step.tsx'

const flow = 'vendor-profile'

export const Route = createFileRoute('/_setup/complete/vendor-profile/{-$step}')({
  // Each step shows what the one before has just saved.
  gcTime: 0,
  loader: async ({ context, params: { step } }) => loadStep(await context.queries.open(), flow, step),
  head: () => pageHead({ title: t('onboarding.title'), css }),
  component: ProfilePage,
})

function ProfilePage() {
  const { step, user, posted } = Route.useLoaderData()
  return <OnboardingStep key={step} flow={flow} step={step} user={user} posted={posted} />
}
