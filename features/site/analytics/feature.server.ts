import type { Feature } from '#server/feature.ts'
import { analyticsRoutes } from './api.server.ts'
import { analyticsForms } from './forms.server.ts'
import { keepEventDays, sendEvent } from './jobs.server.ts'

export const analytics = {
  routes: { analytics: analyticsRoutes },
  forms: analyticsForms,
  jobs: ({ db, settings }) => ({
    tasks: { send_event: sendEvent({ db, marketing: settings.marketing }), event_days: () => keepEventDays(db, settings.analytics_days) },
    crontab: '23 * * * * event_days',
  }),
} satisfies Feature
