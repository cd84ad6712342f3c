export interface Toast {
  kind: 'done' | 'info' | 'bad' | 'offline'
  /** The first line says it; further ones are its particulars. */
  lines: readonly [string, ...string[]]
  action?: { label: string; onAction: () => void }
  /** The call that failed; once it goes well, this is no longer to be read. */
  of?: string | undefined
}

/** Says something in passing, in the browser only; what shows it is fetched with the first one. */
export function toast({ milliseconds = 3_000, ...content }: Toast & { milliseconds?: number }): void {
  isNeeded = true
  for (const listener of listeners) listener()
  void import('./toasts.ts').then(({ say }) => say(content, milliseconds))
}

/** Takes away what was said of a call that failed, since it went well now. */
export function unsay(of: string): void {
  if (isNeeded) void import('./toasts.ts').then(({ forget }) => forget(of))
}

export function hasToasts(): boolean {
  return isNeeded
}

/** Hears of the first toast. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let isNeeded = false
const listeners = new Set<() => void>()
