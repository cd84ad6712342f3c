import type { Feature } from '#server/feature.ts'
import { deletionsRoutes } from './api.server.ts'
import { deleteAccounts } from './jobs.server.ts'
import { takeoutRoutes } from './takeout/api.server.ts'

export const leaving = {
  routes: { deletions: deletionsRoutes, takeout: takeoutRoutes },
  jobs: ({ db }) => ({ tasks: { delete_accounts: () => deleteAccounts(db) }, crontab: '29 * * * * delete_accounts' }),
} satisfies Feature
