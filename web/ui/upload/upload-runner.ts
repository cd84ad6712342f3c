import { UploadFailed, type UploadCalls } from './upload-calls.ts'
import { isUnderWay, type UploadItem, type UploadItems } from './upload-items.ts'
import type { Line } from './upload-line.ts'
import type { UploadMemory } from './upload-memory.ts'
import { createPace } from './upload-pace.ts'
import { isFailed, sendWhole, type Told, Unreadable } from './upload-sending.ts'

export interface Means {
  items: UploadItems
  calls: UploadCalls
  purpose: string
  memory: UploadMemory
  line: Line
  atOnce?: number
}

/** Sends what waits, a few files at a time, as long as it is awake. */
export function createRunner({ items, memory, atOnce = 4, ...means }: Means) {
  const running = new Map<number, AbortController>()
  const pace = createPace()
  let isAsleep = false

  function fill(): void {
    for (const { key, state, file, id } of items.all()) {
      if (isAsleep || running.size >= atOnce) return
      if (state === 'waiting' && file) void run(key, file, id)
    }
  }

  async function run(key: number, file: File, id: number | undefined): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    running.set(key, controller)
    items.change(key, { state: 'sending' })
    try {
      const kept = await sendWhole(file, { ...means, id, signal, tell: (told) => !signal.aborted && note(key, told) })
      if (!signal.aborted) end(key, { state: 'kept', kept, sent: file.size })
    } catch (error) {
      if (!signal.aborted) end(key, failureOf(error))
    } finally {
      if (running.get(key) === controller) running.delete(key)
      fill()
    }
  }

  function note(key: number, told: Told): void {
    const item = items.find(key)
    if (!item) return
    if ('sum' in told) return isTwice(item, told) ? drop(key) : items.change(key, told)
    if ('until' in told) return begun(item, told)
    if ('sent' in told && item.id !== undefined && told.sent > item.sent) pace.note(told.sent - item.sent)
    items.change(key, told)
  }

  /** What was half here goes on; without https a file that is on its way already is known only now. */
  function begun(item: UploadItem, { id, until }: { id: number; until: string }): void {
    memory.keep(id, until)
    if (isTwice(item, { id })) return drop(item.key)
    items.remove((other) => other.id === id && other.state === 'half')
    items.change(item.key, { id })
  }

  /** Whether a file is in the list already and goes its one way. */
  function isTwice({ key, name }: UploadItem, { id, sum }: Pick<UploadItem, 'id' | 'sum'>): boolean {
    const isSame = (other: UploadItem) => (sum ? other.sum === sum && other.name === name : other.id === id)
    return items
      .all()
      .some((other) => other.key !== key && isSame(other) && (isUnderWay(other) || ['paused', 'kept'].includes(other.state)))
  }

  function drop(key: number): void {
    halt(key, 'paused')
    items.remove((item) => item.key === key)
  }

  function end(key: number, ended: Partial<UploadItem>): void {
    const { id } = items.find(key) ?? {}
    if (id !== undefined && ended.state !== 'failed') memory.forget(id)
    items.change(key, ended)
  }

  function halt(key: number, state: 'paused' | 'waiting'): void {
    running.get(key)?.abort()
    running.delete(key)
    items.change(key, { state })
  }

  function sleep(): void {
    isAsleep = true
    for (const key of running.keys()) halt(key, 'waiting')
  }

  function wake(): void {
    isAsleep = false
    fill()
  }

  return { fill, halt, sleep, wake, secondsFor: pace.secondsFor }
}

function failureOf(error: unknown): Partial<UploadItem> {
  if (error instanceof Unreadable) return { state: 'refused', own_reason: 'unreadable' }
  const reason = error instanceof UploadFailed ? error.message : ''
  return { state: isFailed(error, 'refused') ? 'refused' : 'failed', ...(reason ? { reason } : { own_reason: 'unsaid' }) }
}
