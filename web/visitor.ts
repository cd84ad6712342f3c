import { queryOptions } from '@tanstack/react-query'
import { refusal } from './refusal.ts'
import { startContext } from './start-context.ts'

/** Who is signed in in this browser, or null. Most pages come with the answer, so the client of the API is loaded when it is asked. */
export const visitorQuery = queryOptions({ queryKey: ['visitor'], queryFn: whoIsSignedIn, staleTime: 300_000 })

export type Visitor = Awaited<ReturnType<typeof whoIsSignedIn>>

async function whoIsSignedIn() {
  if (startContext()?.hasSession === false) return null
  try {
    const { api } = await import('./api.ts')
    return (await api.users.me.call()).data
  } catch (error) {
    if (refusal(error)?.status === 401) return null
    throw error
  }
}
