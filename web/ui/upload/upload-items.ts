import type { UploadedFile } from './upload-calls.ts'

/** `half`: begun before this page was here, and waiting for its file. `resting`: waiting for the line. `failed`: may be tried again. */
export type UploadState = 'waiting' | 'sending' | 'resting' | 'checking' | 'paused' | 'half' | 'kept' | 'refused' | 'failed'

/** Why a file is not taken, where the server has said nothing of it. */
export type OwnReason = 'kind' | 'empty' | 'unreadable' | 'unsaid'

export interface UploadItem {
  key: number
  name: string
  size: number
  state: UploadState
  /** Bytes that are there. */
  sent: number
  file?: File
  /** What it holds, in short. */
  sum?: string
  /** As the server calls it. */
  id?: number
  own_reason?: OwnReason
  reason?: string
  kept?: UploadedFile
  /** They had brought it before. */
  isKnown?: boolean
  /** Whoever asked for the file has it. */
  isTold?: true
}

export type UploadItems = ReturnType<typeof createItems>

/** Files of one place and how far each is; every change is a new list. */
export function createItems() {
  let all: readonly UploadItem[] = []
  let last = 0
  const listeners = new Set<() => void>()

  function set(changed: readonly UploadItem[]): void {
    all = changed
    for (const listener of listeners) listener()
  }

  return {
    all: () => all,
    find: (key: number) => all.find((item) => item.key === key),
    add: (fresh: readonly Omit<UploadItem, 'key'>[]) => set([...all, ...fresh.map((item) => ({ ...item, key: (last += 1) }))]),
    change: (key: number, changed: Partial<UploadItem>) => set(all.map((item) => (item.key === key ? { ...item, ...changed } : item))),
    remove: (isGone: (item: UploadItem) => boolean) => set(all.filter((item) => !isGone(item))),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether something of it is to come without anybody doing anything. */
export function isUnderWay({ state }: UploadItem): boolean {
  return ['waiting', 'sending', 'resting', 'checking'].includes(state)
}
