import type { AnyRouter } from '@orpc/server'
import type { Db } from '#db/db.ts'
import type { Policy } from '#features/route.ts'
import type { Files } from './files/files.ts'
import type { Form } from './form-post.ts'
import type { Payments } from './payments/payments.ts'
import type { Task } from './jobs.ts'
import type { PolicyRule } from './policy.ts'
import type { Settings } from './settings.ts'

/** What a feature brings to the product. */
export interface Feature {
  /** What answers the calls of the contract. */
  routes?: Record<string, AnyRouter>
  /** Pages that take what a form posts to them. */
  forms?: readonly Form[]
  /** Who may make a call, by the name that the contract gives. */
  policies?: Partial<Record<Policy, PolicyRule>>
  /** What it does later, by the name of the job; `crontab` says what of it comes by the clock. */
  jobs?: (tools: JobTools) => { tasks: Record<string, Task>; crontab?: string }
}

export interface JobTools {
  db: Db
  files: Files
  payments: Payments
  settings: Pick<Settings, 'marketing' | 'analytics_days' | 'papers_years' | 'public_url' | 'fetch'>
}
