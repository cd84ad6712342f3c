import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import type { SiteReader } from '#server/site-files.ts'
import { findOpenRegistry } from './rows.server.ts'

/** Where the operator has no registries, there is none. */
export function requireRegistries({ now }: Pick<SiteReader, 'now'>): void {
  if (!now().site.features.registry) notFound()
}

/** Anybody who has its address. */
export const openRegistryPolicy: PolicyRule = async ({ db, site }, input) => {
  requireRegistries(site)
  const { identifier } = Call.parse(input ?? {})
  if (!(await findOpenRegistry(db, identifier))) notFound()
  return undefined
}

const Call = z.object({ identifier: z.string().max(100).catch('') }).catch({ identifier: '' })
