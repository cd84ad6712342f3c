import { api } from '#web/client/api.ts'
import { unlessMissing } from '#web/map/as-missing.ts'

/** What the mailed link of this address can still do. */
export async function loadLink(token: string) {
  return (await unlessMissing(api.newsletter.link.call({ token })))?.data.state ?? 'unknown'
}
