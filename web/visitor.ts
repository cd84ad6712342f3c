import { queryOptions } from '@tanstack/react-query'
import { api, refusal } from './api.ts'
import { startContext } from './start-context.ts'

/** Who is signed in in this browser, or null. */
export const visitorQuery = queryOptions({ queryKey: ['visitor'], queryFn: whoIsSignedIn, staleTime: 300_000 })

export type Visitor = Awaited<ReturnType<typeof whoIsSignedIn>>

async function whoIsSignedIn() {
  if (startContext()?.hasSession === false) return null
  try {
    return (await api.users.me.call()).data
  } catch (error) {
    if (refusal(error)?.status === 401) return null
    throw error
  }
}
