import type { Feature } from '#server/feature.ts'
import { filesRoutes, uploadsRoutes } from './api.server.ts'
import { fileForms, ownFileForms } from './forms.server.ts'
import { fileJobs } from './jobs.server.ts'
import { storageCrontab, storageJobs } from './storage/jobs.server.ts'
import { ownFilePolicy, ownUploadPolicy } from './policy.server.ts'

export const uploads = {
  routes: { uploads: uploadsRoutes, files: filesRoutes },
  forms: [...fileForms, ...ownFileForms],
  policies: { own_upload: ownUploadPolicy, own_file: ownFilePolicy },
  jobs: ({ db, files }) => ({ tasks: { ...fileJobs({ db, files }), ...storageJobs({ db, store: files.store }) }, crontab: storageCrontab }),
} satisfies Feature
