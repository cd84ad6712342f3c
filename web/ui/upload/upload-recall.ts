import type { UploadNow } from './upload-calls.ts'
import type { Means } from './upload-runner.ts'
import { isFailed } from './upload-sending.ts'

/** Finds what was begun before this page was here, as the server knows it; what nobody knows any more, or is somebody else's, is forgotten. */
export async function recall({ items, calls, memory, line }: Means): Promise<void> {
  const isKnown = (id: number) => items.all().some((item) => item.id === id)
  for (const id of memory.all().filter((id) => !isKnown(id))) {
    const now = await lookedAt(id).catch((error: unknown) => (isFailed(error, 'gone', 'shut') ? memory.forget(id) : undefined))
    if (!now || isKnown(id)) continue
    if (now.state === 'kept' || now.state === 'refused') memory.forget(id)
    items.add(asItem(now))
  }

  async function lookedAt(id: number): Promise<UploadNow> {
    let now = await calls.look(id)
    for (let nth = 0; now.state === 'checking' && nth < mostLooks; nth += 1) {
      await line.wait(2_000, new AbortController().signal)
      now = await calls.look(id)
    }
    return now
  }
}

const mostLooks = 30

function asItem({ id, name, size, offset, state, file, reason }: UploadNow) {
  const base = { id, name, size, sent: offset }
  if (file) return [{ ...base, state: 'kept' as const, kept: file }]
  if (state === 'arriving') return [{ ...base, state: 'half' as const }]
  return state === 'refused' ? [{ ...base, state: 'refused' as const, ...(reason ? { reason } : { own_reason: 'unsaid' as const }) }] : []
}
