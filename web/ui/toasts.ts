import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Toast } from './toast.ts'

/** What is to be said in passing, wherever one goes meanwhile; of more than three the newest are seen first. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

/** What stands there already is said anew, with the particulars of who had more of them. */
export function say(content: Toast, milliseconds: number): void {
  let fullest = content
  for (const { key, content: other } of toasts.visibleToasts) {
    if (other.kind !== content.kind || other.lines[0] !== content.lines[0]) continue
    if (other.lines.length > fullest.lines.length) fullest = other
    toasts.close(key)
  }
  const of = fullest.of ?? content.of
  const key = toasts.add(fullest, { timeout: milliseconds, onClose: () => failures.delete(key) })
  if (of !== undefined) failures.set(key, of)
}

/** Those that wait behind the newest go, too. */
export function forget(of: string): void {
  for (const [key, call] of failures) if (call === of) toasts.close(key)
}

/** Of which call each of them speaks, by its key. */
const failures = new Map<string, string>()
