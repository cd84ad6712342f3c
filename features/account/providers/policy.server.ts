import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'

/** Only where the operator has such a provider. */
export const providerPolicy: PolicyRule = ({ providers }, input) => {
  const { service } = ProviderCall.parse(input ?? {})
  return providers.has(service) ? undefined : notFound()
}

const ProviderCall = z.object({ service: z.string().catch('') }).catch({ service: '' })
