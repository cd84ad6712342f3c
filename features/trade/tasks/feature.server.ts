import type { Feature } from '#server/feature.ts'
import { vendorTaskRoutes } from './api.server.ts'
import { isBooking } from './booking-rows.server.ts'
import { ofTheirs } from './policy.server.ts'
import { taskTemplateRoutes } from './templates/api.server.ts'
import { isTemplate } from './templates/rows.server.ts'
import { isTask } from './written-rows.server.ts'

export const vendorTasks = {
  routes: { vendor_tasks: vendorTaskRoutes, task_templates: taskTemplateRoutes },
  policies: {
    own_booking: ofTheirs(isBooking),
    own_vendor_task: ofTheirs(isTask),
    own_task_template: ofTheirs(isTemplate),
  },
} satisfies Feature
