import { openWedding, planningPolicy } from '#features/wedding/access/policy.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { PolicyRule } from '#server/policy.ts'

/** Who accepts a quote books a vendor and writes into the budget: a helper needs both rights on its event. */
export const acceptedQuotePolicy: PolicyRule = async (context, input, call) => {
  const opened = await planningPolicy(context, input, call)
  const { id } = input as { id?: unknown }
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0)
    await openWedding(context, { address: { quote: [id] } }, [permissions.transactions])
  return opened
}
