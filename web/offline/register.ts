import { t } from '../text/text.ts'
import { toast } from '../ui/toast.ts'
import { unsentPrefix } from './whose-header.ts'

interface Pages {
  subscribe: (what: 'onResolved', tell: () => void) => unknown
  options: { context: { visitors: { known: () => { id: number } | null | undefined } } }
}

/** Registers what keeps pages for reading offline, and tells it where one is. */
export async function registerWorker(pages: Pages): Promise<void> {
  const { serviceWorker } = navigator
  void sendWaiting(pages)
  const registration = await serviceWorker.register('/sw.js')
  serviceWorker.addEventListener('controllerchange', () => void compareBuilds(registration))
  document.addEventListener('visibilitychange', () => void lookForUpdate(registration))
  await serviceWorker.ready
  await compareBuilds(registration)
  // What is needed to say that one is offline is fetched while one is not.
  void Promise.all([import('../ui/toast-list.tsx'), import('./offline-bar.tsx')]).then(() => tellPlace(registration))
  pages.subscribe('onResolved', () => tellPlace(registration))
}

/** What was written without a line on whatever page goes from this one; what sends it is fetched only for that. */
async function sendWaiting({ options }: Pages): Promise<void> {
  const whose = options.context.visitors.known()?.id
  if (whose === undefined || !(await caches.has(unsentPrefix + whose))) return
  const { watchUnsent } = await import('./send-unsent.ts')
  watchUnsent(whose)
}

const told = new Set<string>()

/** A page that was gone to within the app is fetched once, and so are the files that were loaded before the worker was there. */
function tellPlace({ active }: ServiceWorkerRegistration): void {
  const { href } = location
  if (told.has(href)) return
  told.add(href)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname }) => pathname)
  active?.postMessage({ href, files: [...new Set(files)] })
}

const updateToast = 5_000

/** Pages come from the server, so one that was loaded after the update is new already. */
async function compareBuilds(registration: ServiceWorkerRegistration): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')?.getAttribute('src')
  const newest = await buildOf(registration.active)
  if (!own || !newest || own === newest) return
  toast({
    kind: 'info',
    lines: [t('offline.update')],
    action: { label: t('offline.refresh'), onAction: () => location.reload() },
    milliseconds: updateToast,
  })
}

function buildOf(worker: ServiceWorker | null): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker?.postMessage('build', [port2])
  })
}

const quarterHour = 900_000
let lookedAt = Date.now()

/** A browser looks by itself only when a page is loaded, and an app may stay open for days. */
async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.hidden || Date.now() - lookedAt < quarterHour) return
  lookedAt = Date.now()
  await registration.update().catch(() => {})
}
