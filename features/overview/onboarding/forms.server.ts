import type { Form } from '#server/form-post.ts'
import { homePath } from '#web/map/routes.ts'
import { answerOf } from './answer.ts'
import { addressOf, type Flow, flows, stepAt } from './steps.ts'

/** The first questions, without script. */
export const onboardingForms: Form[] = [...formsOf('profile'), ...formsOf('vendor-profile')]

function formsOf(flow: Flow): Form[] {
  const path = `/complete/${flow}/{-$step}`
  const home = homePath({ is_vendor: flow === 'vendor-profile' })
  return [
    {
      path,
      name: 'answer',
      submit: (api, fields, page) => api.onboarding.answer(answerOf(stepAt(flow, placeIn(page)) ?? flows[flow][0], fields)),
      to: ({ after }, page) => nextOf(flow, Number(placeIn(page)), after) ?? home,
    },
    { path, name: 'later', submit: (api) => api.onboarding.answer({ step: 'skip' }), to: () => home },
  ]
}

function placeIn({ pathname }: URL): string {
  return pathname.split('/')[3] ?? ''
}

/** Whoever answered all of it before changes one thing and goes home. */
function nextOf(flow: Flow, place: number, after: string | undefined): string | undefined {
  return after === 'home' || place >= flows[flow].length ? undefined : addressOf(flow, place + 1)
}
