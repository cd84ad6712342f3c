import type { Feature } from '#server/feature.ts'
import { vendorTaskRoutes } from './api.server.ts'

export const vendorTasks = {
  routes: { vendor_tasks: vendorTaskRoutes },
} satisfies Feature
