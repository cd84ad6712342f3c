/** What a service worker has that a page has not; the types of both don't go together in one project. */
interface Scope {
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, tell: (event: WorkerEvents[Name]) => void) => void
}

interface OpenWindow {
  url: string
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Asked extends Lasting {
  request: Request
  /** What the browser asked for while the worker woke up; nothing where it was awake or that is unknown. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: Lasting
  activate: Lasting
  fetch: Asked
  message: Lasting & { data: unknown; ports: readonly MessagePort[] }
  push: Lasting & { data: { json: () => unknown } | null }
  notificationclick: Lasting & { notification: Notification }
}

export const scope = globalThis as unknown as Scope
