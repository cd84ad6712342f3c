import picture from 'virtual:picture/demo-june-theo-flowers'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { homePath } from '#web/map/routes.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import css from './claim.css?url'
import { AskStep } from './ask-step.tsx'
import { claimSearch, type ClaimSearch, managementPath, stepAt } from './claim-steps.ts'
import { CodeStep } from './code-step.tsx'
import { FindStep } from './find-step.tsx'
import { NewStep } from './new-step.tsx'

export const Route = createFileRoute('/_setup/tools/create-or-claim-vendor-profile/setup/{-$step}')({
  validateSearch: claimSearch,
  loaderDeps: ({ search }) => search,
  // Each step shows what the one before has just done.
  gcTime: 0,
  loader: async ({ context, params, deps }) => {
    const step = stepAt(params.step)
    if (!step) throw notFound()
    const cache = await context.queries.open()
    const { data: own } = await cache.fetchQuery({ ...api.vendor_profile.get.queryOptions(), staleTime: 0 })
    if (own) throw redirect({ href: managementPath })
    return { step, posted: startContext()?.form, search: deps, ...(await found(deps)) }
  },
  head: () => pageHead({ title: t('claims.title'), css }),
  component: ClaimPage,
})

async function found({ name = '', town = '', vendor }: ClaimSearch) {
  const asked = vendor === undefined ? { name, town } : { id: vendor }
  const [{ data: vendors }, { data: claims }] = await Promise.all([api.vendor_claims.find.call(asked), api.vendor_claims.list.call()])
  return { vendors, claims }
}

/** How somebody comes to the page of their business: it is there already, or they begin it. */
function ClaimPage() {
  const { step, ...loaded } = Route.useLoaderData()
  const Step = steps[step]
  const later = <LaterForm pass={async () => undefined} to={homePath({ is_vendor: false })} />
  const beside = <Picture of={picture} sizes="(max-width: 1180px) 1px, 45vw" alt="" />
  return <Step key={`${step} ${JSON.stringify(loaded.search)}`} {...loaded} later={later} picture={beside} />
}

const steps = { find: FindStep, code: CodeStep, ask: AskStep, new: NewStep }
