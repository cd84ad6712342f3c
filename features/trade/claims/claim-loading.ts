import { redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { startContext } from '#web/start/start-context.ts'
import { type ClaimSearch, managementPath } from './claim-steps.ts'

/** What every step shows; who acts for a business is led to it. */
export async function loadClaim(cache: QueryClient, search: ClaimSearch) {
  const { data: own } = await cache.fetchQuery({ ...api.vendor_profile.get.queryOptions(), staleTime: 0 })
  if (own) throw redirect({ href: managementPath })
  return { posted: startContext()?.form, search, ...(await found(search)) }
}

async function found({ name = '', town = '', vendor }: ClaimSearch) {
  const asked = vendor === undefined ? { name, town } : { id: vendor }
  const [{ data: vendors }, { data: claims }] = await Promise.all([api.vendor_claims.find.call(asked), api.vendor_claims.list.call()])
  return { vendors, claims }
}
