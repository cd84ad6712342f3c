import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Queries } from '../client/lazy-queries.ts'

/** What is within shares what it has loaded; nothing of it is shown before that can be kept. */
export function WithQueries({ queries, children }: { queries: Queries; children: ReactNode }) {
  const client = queries.client()
  return client && <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
