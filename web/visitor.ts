import { refusal } from './client/refusal.ts'
import { startContext } from './start/start-context.ts'

/** Who is signed in in this browser, or null. */
export type Visitor = Awaited<ReturnType<typeof whoIsSignedIn>>

/** Who came to help others, and never began anything of their own. */
export function isHelperAlone(visitor: NonNullable<Visitor>): boolean {
  const { is_vendor, helps_since, first_steps_at, checklist_setup_at, guestlist_setup_at, contact_count, wedding_details } = visitor
  if (!helps_since || is_vendor) return false
  return !first_steps_at && !checklist_setup_at && !guestlist_setup_at && contact_count === 0 && wedding_details.events.length === 0
}

export interface RememberedVisitor {
  get: () => Promise<Visitor>
  /** What the server found out when it rendered the page. */
  keep: (visitor: Visitor) => void
  /** Undefined while nobody asked. */
  known: () => Visitor | undefined
}

const milliseconds = 300_000

/** Asks who is signed in, and not again at every page. */
export function rememberedVisitor(): RememberedVisitor {
  let kept: { visitor: Visitor; until: number } | undefined
  const keep = (visitor: Visitor) => {
    kept = { visitor, until: Date.now() + milliseconds }
  }
  return {
    async get() {
      if (!kept || kept.until < Date.now()) keep(await whoIsSignedIn())
      return kept?.visitor ?? null
    },
    keep,
    known: () => kept?.visitor,
  }
}

/** Most pages come with the answer, so the client of the API is loaded when it is asked. */
async function whoIsSignedIn() {
  if (startContext()?.hasSession === false) return null
  try {
    const { api } = await import('./client/api.ts')
    return (await api.users.me.call()).data
  } catch (error) {
    if (refusal(error)?.status === 401) return null
    throw error
  }
}
