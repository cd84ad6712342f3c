import type { Feature } from '#server/feature.ts'
import { userVendorsRoutes } from './api.server.ts'
import { vendorDeadlinesRoutes } from './deadlines/api.server.ts'
import { vendorDiaryRoutes } from './diary/api.server.ts'
import { vendorFilesRoutes } from './files/api.server.ts'
import { vendorForms } from './setup/forms.server.ts'

export const userVendors = {
  routes: {
    user_vendors: userVendorsRoutes,
    vendor_deadlines: vendorDeadlinesRoutes,
    vendor_diary: vendorDiaryRoutes,
    vendor_files: vendorFilesRoutes,
  },
  forms: vendorForms,
} satisfies Feature
