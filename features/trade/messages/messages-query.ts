import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { startContext } from '#web/start/start-context.ts'
import { pathOf } from './conversation-paths.ts'
import type { MessagesSearch } from './messages-search.ts'
import type { Side } from './sides.ts'

export function conversationsQuery(side: Side, { q, filter }: MessagesSearch) {
  return api.conversations.list.queryOptions({ input: { side, ...(q && { q }), ...(filter && { filter }) } })
}

export function threadQuery(id: number, before?: number | undefined) {
  return api.conversations.get.queryOptions({ input: { id, ...(before && { before }) } })
}

export function waitingQuery() {
  return api.kind_nos.list.queryOptions()
}

/** What a page of conversations shows; an operator who acts as somebody finds none. */
export async function loadMessages(cache: QueryClient, side: Side, { id, search }: { id: string | undefined; search: MessagesSearch }) {
  if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  try {
    const [thread] = await Promise.all([
      id === undefined ? undefined : cache.ensureQueryData(threadQuery(Number(id), search.before)),
      cache.ensureQueryData(conversationsQuery(side, search)),
      side === 'couple' && cache.ensureQueryData(waitingQuery()),
    ])
    // Who is on both sides reads each on its own page.
    if (thread && thread.data.side !== side) throw notFound()
    // An address in a letter may name one that became a part of another.
    if (thread && thread.data.id !== Number(id)) throw redirect({ href: pathOf(thread.data) })
    return { id: thread?.data.id, name: thread?.data.name, now: Date.now(), posted: startContext()?.form, form_key: crypto.randomUUID() }
  } catch (error) {
    return asUnshared(error)
  }
}
