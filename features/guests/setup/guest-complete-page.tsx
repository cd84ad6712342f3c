import { createFileRoute, redirect } from '@tanstack/react-router'
import { api, newKey } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { toEventSetup } from './event-setup.ts'
import { EventsStep } from './events-step.tsx'
import { NamesStep } from './names-step.tsx'
import css from './setups.css?url'

const steps = 2
const { path: list, complete: firstStep } = tools['guest-list']

export const Route = createFileRoute('/_setup/complete/guest-list/$step')({
  // Each step shows what the one before has just made.
  gcTime: 0,
  loader: async ({ context, params: { step } }) => {
    const cache = await context.queries.open()
    // The steps have the first numbers; any other is the event whose list is meant.
    if (/^\d+$/.test(step) && Number(step) > steps) await toEventSetup(cache, step)
    const page = await cache.fetchQuery({
      ...api.guests.list.queryOptions({ input: { per_page: 1 } }),
      staleTime: 0,
    })
    if (page.wedding.guestlist_setup_at !== null) throw redirect({ href: list })
    const { guest_wedding_events: events } = page
    if (step !== '1' && (step !== '2' || events.length === 0)) throw redirect({ href: firstStep })
    return { page, events, posted: startContext()?.form, key: newKey() }
  },
  head: () => pageHead({ title: t('guest_list.title'), css }),
  component: GuestCompletePage,
})

/** What a new couple is asked before they get their list. */
function GuestCompletePage() {
  const { step } = Route.useParams()
  const { page, events, posted, key } = Route.useLoaderData()
  if (step === '1') return <EventsStep events={events} posted={posted} />
  return <NamesStep page={page} posted={posted} idempotencyKey={key} />
}
