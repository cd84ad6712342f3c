import { api } from '#web/client/api.ts'

/** Whether cards may pay couples' own accounts. */
export function approvalQuery() {
  return { ...api.gift_approval.get.queryOptions({ input: {} }), staleTime: 0 }
}
