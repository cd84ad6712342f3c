import type { Feature } from '#server/feature.ts'
import { vendorColleagueRoutes } from './api.server.ts'
import { colleagueForms } from './forms.server.ts'
import { forgetInvites } from './rows.server.ts'

export const vendorColleagues = {
  routes: { vendor_colleagues: vendorColleagueRoutes },
  forms: colleagueForms,
  jobs: ({ db }) => ({ tasks: { forget_vendor_invites: () => forgetInvites(db) }, crontab: '47 4 * * * forget_vendor_invites' }),
} satisfies Feature
