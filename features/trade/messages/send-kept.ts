import { newAct } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { dropUnsent, keepUnsent, type Unsent } from '#web/offline/unsent.ts'
import { pathOfWrite } from './unsent-words.tsx'

interface Sent {
  whose: number | undefined
  id: number
  words: string
  /** Which of what is kept is on its way, and needs no word of it yet. */
  onLeaving: (client_id: string | undefined) => void
}

/** Keeps it on this device before it leaves: what gets no answer waits there, over reloads, and goes when the line is back. */
export async function sendKept({ whose, id, words, onLeaving }: Sent): Promise<void> {
  const client_id = newAct()
  const write = () => api.conversations.write.call({ id, words, client_id }, { context: { says_fields: true } })
  onLeaving(client_id)
  try {
    const kept = { client_id, path: pathOfWrite(id), words, at: new Date().toISOString() }
    if (whose === undefined || words.trim() === '' || !(await keepUnsent(whose, kept))) await write()
    else if (!navigator.onLine) watchLater(whose)
    else await answered(whose, kept, write)
  } finally {
    onLeaving(undefined)
  }
}

/** What was taken, or never will be, waits no longer; a session that ran out keeps it for the next. */
async function answered(whose: number, kept: Unsent, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const status = refusal(error)?.status ?? 0
    if (status === 0 || status >= 500 || status === 429) return watchLater(whose)
    if (status !== 401) await dropUnsent(whose, kept)
    throw error
  }
  await dropUnsent(whose, kept)
}

/** What sends it may not be on this device; then it is fetched when there is a line. */
function watchLater(whose: number): void {
  import('#web/offline/send-unsent.ts').then(
    ({ watchUnsent }) => watchUnsent(whose),
    () => addEventListener('online', () => watchLater(whose), { once: true }),
  )
}
