import type { Feature } from '#server/feature.ts'
import { historyRoutes } from './api.server.ts'
import { emptyHistory } from './jobs.server.ts'

export const history = {
  routes: { history: historyRoutes },
  jobs: ({ db }) => ({ tasks: { empty_history: () => emptyHistory(db) }, crontab: '41 * * * * empty_history' }),
} satisfies Feature
