import { t } from '../text/text.ts'
import { toast } from '../ui/toast.ts'

/** Says when the line to the server is gone. That it is back is seen: the mark goes, and what is shown is fetched again. */
export function watchLine(): void {
  addEventListener('offline', () => void sayOffline())
  if (!navigator.onLine) void sayOffline()
}

/** Whoever is not signed in may not have what shows toasts, and can't fetch it any more. */
async function sayOffline(): Promise<void> {
  const list = await import('../ui/toast-list.tsx').catch(() => undefined)
  if (list) toast({ kind: 'offline', lines: [t('offline.toast')] })
  else sayPlainly()
}

function sayPlainly(): void {
  const place = document.createElement('div')
  place.className = 'toasts'
  place.setAttribute('role', 'alert')
  document.body.append(place)
  const said = Object.assign(document.createElement('p'), { className: 'toast offline', textContent: t('offline.toast') })
  place.append(said)
  setTimeout(() => place.remove(), 3_000)
}
