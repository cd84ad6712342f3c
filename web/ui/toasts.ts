import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Toast } from './toast.ts'

/** What is to be said in passing, wherever one goes meanwhile; of more than three the newest are seen first. */
export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

/** What stands there already is not said again. */
export function say(content: Toast, milliseconds: number): void {
  const isSame = (other: Toast) => other.kind === content.kind && other.lines.join('\n') === content.lines.join('\n')
  for (const { key, content: other } of toasts.visibleToasts) if (isSame(other)) toasts.close(key)
  toasts.add(content, { timeout: milliseconds })
}
