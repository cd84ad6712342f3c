import { api } from '#web/api.ts'
import { unlessMissing } from '#web/as-missing.ts'

/** What the mailed link of this address can still do. */
export async function loadLink(token: string) {
  return (await unlessMissing(api.newsletter.link.call({ token })))?.data.state ?? 'unknown'
}
