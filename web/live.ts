import { useQueryClient } from '@tanstack/react-query'
import type Pusher from 'pusher-js'
import { useEffect } from 'react'
import { lineTo } from './live-line.ts'

/** Keeps the page as fresh as the wedding: another device's change re-fetches what is shown. */
export function useLiveUpdates(ownerId: number | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (ownerId === undefined) return undefined
    const leaving = new AbortController()
    const refetch = gathered(() => {
      if (cache.isMutating() === 0) void cache.invalidateQueries()
    })
    whenIdle(() => void listen(ownerId, refetch, leaving.signal).catch(() => {}), leaving.signal)
    return () => leaving.abort()
  }, [cache, ownerId])
}

/** Loaded late and apart, so that no page waits for it; without it a page is only as fresh as its last fetch. */
async function listen(ownerId: number, onUpdate: () => void, signal: AbortSignal): Promise<void> {
  const { default: Pusher } = await import('pusher-js')
  if (signal.aborted) return
  // Browsers close the line by themselves when a page is left, and keep no page for the way back that listens for its end.
  Pusher.Runtime.addUnloadListener = () => {}
  const pusher = new Pusher('posy', {
    ...lineTo(location),
    cluster: 'self',
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: { endpoint: '/api/v1/broadcasting/auth', transport: 'ajax' },
  })
  signal.addEventListener('abort', () => hangUp(pusher))
  const channel = pusher.subscribe(`private-user.${ownerId}`)
  channel.bind('updated', onUpdate)
  // What changed before the line was there, or while it was down, was told to nobody.
  channel.bind('pusher:subscription_succeeded', onUpdate)
}

/** Not while the line is being made: the browser would complain of it. */
function hangUp(pusher: Pusher): void {
  const { connection } = pusher
  if (connection.state !== 'connecting') return pusher.disconnect()
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connecting') pusher.disconnect()
  })
}

/** Many calls within a moment become one. */
function gathered(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, 150)
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const start = () => {
    if (!signal.aborted) work()
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 3_000 })
  else setTimeout(start, 1_000)
}
