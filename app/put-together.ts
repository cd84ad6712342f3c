import type { Feature, JobTools } from '#server/feature.ts'
import type { Form } from '#server/form-post.ts'
import { type Policies, plainPolicies } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { features } from './features.ts'

const all: readonly Feature[] = features

type Brought<Part extends keyof Feature> = Extract<(typeof features)[number], Record<Part, object>>[Part]

/** What answers each call of the contract; one that nobody answers does not compile. */
export const routes = guarded.router(merged<Together<Brought<'routes'>>>(all.map((feature) => feature.routes)))

/** Who may make a call, by the name that the contract gives. */
export const policies: Policies = {
  ...plainPolicies,
  ...merged<Together<Brought<'policies'>>>(all.map((feature) => feature.policies)),
}

/** Pages that take what a form posts to them. */
export const formTable: readonly Form[] = all.flatMap(({ forms = [] }) => forms)

/** What features do later, by the name of the job; `crontab` says which of it comes by the clock. */
export function featureJobs(tools: JobTools) {
  const jobs = all.flatMap((feature) => feature.jobs?.(tools) ?? [])
  const tasks = merged<(typeof jobs)[number]['tasks']>(jobs.map((job) => job.tasks))
  return { tasks, crontab: jobs.flatMap(({ crontab = [] }) => crontab).join('\n') }
}

/** What two features bring under one name would be lost, so the start refuses it. */
function merged<Whole>(parts: readonly (object | undefined)[]): Whole {
  const names = parts.flatMap((part) => Object.keys(part ?? {}))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`app/features.ts: two features bring ${twice}`)
  return Object.assign({}, ...parts)
}

/** All at once of what is one of them. */
type Together<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer Whole) => void ? Whole : never
