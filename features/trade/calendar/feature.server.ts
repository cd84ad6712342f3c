import type { Feature } from '#server/feature.ts'
import { vendorCalendarRoutes } from './api.server.ts'
import { vendorFeedRoutes } from './feed/api.server.ts'
import { feedCrontab, feedJobs } from './feed/jobs.server.ts'

export const vendorCalendar = {
  routes: { vendor_calendar: vendorCalendarRoutes, vendor_feed: vendorFeedRoutes },
  jobs: ({ db, settings }) => ({ tasks: feedJobs({ db, settings }), crontab: feedCrontab }),
} satisfies Feature
