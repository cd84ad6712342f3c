import { isOfKind } from '../file-kind.ts'
import { createItems, isUnderWay, type OwnReason, type UploadState } from './upload-items.ts'
import { recall } from './upload-recall.ts'
import { createRunner, type Means } from './upload-runner.ts'

interface Given extends Omit<Means, 'items'> {
  /** Kinds as `accept` lists them. */
  takes: readonly string[]
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Files on their way to one place. It knows no page: whoever shows it wakes it, and puts it to sleep when they go. */
export function createUploadQueue({ takes, ...given }: Given) {
  const items = createItems()
  const means: Means = { ...given, items }
  const { fill, halt, sleep, wake, secondsFor } = createRunner(means)

  function add(files: readonly File[]): void {
    const known = new Set(items.all().map(({ file }) => file))
    const fresh = [...new Set(files)].filter((file) => !known.has(file))
    items.add(fresh.map((file) => ({ name: file.name, size: file.size, sent: 0, file, ...fit(file, takes) })))
    fill()
  }

  function pause(key: number): void {
    halt(key, 'paused')
    fill()
  }

  function goOn(key: number): void {
    const { file, state } = items.find(key) ?? {}
    if (file && (state === 'paused' || state === 'failed')) items.change(key, { state: 'waiting' })
    fill()
  }

  /** What has arrived of it goes as well; what is kept stays with whoever has it. */
  function takeOff(key: number): void {
    const { id, state } = items.find(key) ?? {}
    halt(key, 'paused')
    items.remove((item) => item.key === key)
    if (id !== undefined && state !== 'kept' && state !== 'refused') {
      given.memory.forget(id)
      given.calls.stop(id).catch(() => {})
    }
    fill()
  }

  return {
    items: items.all,
    subscribe: items.subscribe,
    add,
    pause,
    goOn,
    takeOff,
    sleep,
    wake,
    recall: () => recall(means),
    told: (key: number) => items.change(key, { isTold: true }),
    secondsLeft: () => secondsFor(items.all().reduce((sum, item) => (isUnderWay(item) ? sum + item.size - item.sent : sum), 0)),
  }
}

/** What can be told before a byte leaves. */
function fit(file: File, takes: readonly string[]): { state: UploadState; own_reason?: OwnReason } {
  if (file.size === 0) return { state: 'refused', own_reason: 'empty' }
  return isOfKind(file, takes) ? { state: 'waiting' } : { state: 'refused', own_reason: 'kind' }
}
