import type { Feature } from '#server/feature.ts'
import { vendorCalendarRoutes } from './api.server.ts'

export const vendorCalendar = {
  routes: { vendor_calendar: vendorCalendarRoutes },
} satisfies Feature
