import type { QueryClient } from '@tanstack/react-query'
import type { createQueries } from './queries.ts'

export interface Queries {
  /** For the loaders of pages that ask the API. */
  open: () => Promise<QueryClient>
  /** Undefined until it is opened. */
  client: () => QueryClient | undefined
  /** What the server loaded goes to the browser with the page. */
  dehydrate: () => string | undefined
  hydrate: (state: string) => Promise<void>
}

/** Public pages ask the API for nothing, so what keeps the answers is fetched with the first page that does. */
export function lazyQueries(): Queries {
  let opening: Promise<ReturnType<typeof createQueries>> | undefined
  let opened: ReturnType<typeof createQueries> | undefined

  function open() {
    return (opening ??= import('./queries.ts').then(({ createQueries }) => (opened = createQueries())))
  }

  return {
    open: async () => (await open()).client,
    client: () => opened?.client,
    dehydrate: () => opened?.dehydrate(),
    hydrate: async (state) => (await open()).hydrate(state),
  }
}
