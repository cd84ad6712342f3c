import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { type PostedForm, startContext } from '#web/start/start-context.ts'
import type { User } from '#features/account/sign-in/user.ts'
import { addressOf, type Flow, firstOpen, flowOf, type Step, stepAt } from './steps.ts'

interface Loaded {
  step: Step
  user: User
  posted: PostedForm | undefined
}

/** Without a place in its address the flow opens at the first question without an answer. */
export async function loadStep(cache: QueryClient, flow: Flow, place: string | undefined): Promise<Loaded> {
  const { data: user } = await cache.fetchQuery({ ...api.users.me.queryOptions(), staleTime: 0 })
  const own = flowOf(user)
  if (own !== flow) throw redirect({ href: `/complete/${own}` })
  if (place === undefined) throw redirect({ href: addressOf(flow, firstOpen(flow, user)) })
  const step = stepAt(flow, place)
  if (!step) throw notFound()
  return { step, user, posted: startContext()?.form }
}
