import type { Feature } from '#server/feature.ts'
import { editorRoutes } from './api.server.ts'
import { editorCrontab, editorJobs } from './jobs.server.ts'

export const editor = {
  routes: { editor: editorRoutes },
  jobs: ({ db }) => ({ tasks: editorJobs(db), crontab: editorCrontab }),
} satisfies Feature
