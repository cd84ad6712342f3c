import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'

/** What the mailed link of this address can still do. */
export async function loadLink(token: string) {
  try {
    const { data } = await api.newsletter.link.call({ token })
    return data.state
  } catch (error) {
    if (refusal(error)?.status === 404) return 'unknown'
    throw error
  }
}
