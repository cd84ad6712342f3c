import { useQueryClient } from '@tanstack/react-query'
import type Pusher from 'pusher-js/worker'
import { useEffect, useRef } from 'react'
import { lineTo } from './live-line.ts'
import { hearNews } from './news.ts'
import { followTyping, keepTyped } from './typed-words.ts'

/** Keeps the page as fresh as the wedding: another device's change re-fetches what is shown. What others share and take back goes at once. */
export function useLiveUpdates(ownerId: number | undefined, isShared = false): void {
  const cache = useQueryClient()
  const shown = useRef(isShared)
  useEffect(() => void (shown.current = isShared), [isShared])
  useEffect(() => {
    if (ownerId === undefined) return undefined
    const leaving = new AbortController()
    followTyping(leaving.signal)
    // What was shown is no longer its reader's, but what they wrote is.
    const leave = () => {
      if (!shown.current) return
      try {
        keepTyped(ownerId)
      } finally {
        location.reload()
      }
    }
    const hear = (act?: string) => hearNews(cache, act)
    whenIdle(() => void listen(ownerId, hear, leave, leaving.signal).catch(() => {}), leaving.signal)
    return () => leaving.abort()
  }, [cache, ownerId])
}

/** Loaded late and apart, so that no page waits for it; without it a page is only as fresh as its last fetch. */
async function listen(ownerId: number, onUpdate: (act?: string) => void, onLess: () => void, signal: AbortSignal): Promise<void> {
  // The build without ways for browsers that know no sockets: 2 KB less, and it listens for no page's end, which would keep it from the way back.
  const { default: Pusher } = await import('pusher-js/worker')
  if (signal.aborted) return
  const pusher = new Pusher('posy', {
    ...lineTo(location),
    cluster: 'self',
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: { endpoint: '/api/v1/broadcasting/auth', transport: 'ajax' },
  })
  signal.addEventListener('abort', () => hangUp(pusher))
  // It hears nothing of the network itself, and would find out only after two minutes that the line had gone.
  addEventListener('online', () => redial(pusher), { signal })
  pusher.connection.bind('error', ({ data }: { data?: { code?: number } }) => data?.code === lessAccess && onLess())
  const channel = pusher.subscribe(`private-user.${ownerId}`)
  channel.bind('updated', ({ act }: { act?: string }) => onUpdate(act))
  // What changed before the line was there, or while it was down, was told to nobody.
  channel.bind('pusher:subscription_succeeded', () => onUpdate())
  // The library asks for its pass once; a server that is just coming up may not have one yet.
  channel.bind('pusher:subscription_error', ({ status }: { status?: number }) => {
    if (status !== 401 && status !== 403) setTimeout(() => signal.aborted || channel.subscribe(), 2_000 + Math.random() * 3_000)
  })
}

/** The line's end that says so; see server/pusher.ts. */
const lessAccess = 4200

/** Not while the line is being made: the browser would complain of it. */
function hangUp(pusher: Pusher): void {
  const { connection } = pusher
  if (connection.state !== 'connecting') return pusher.disconnect()
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connecting') pusher.disconnect()
  })
}

function redial(pusher: Pusher): void {
  if (pusher.connection.state === 'connecting') return
  pusher.disconnect()
  pusher.connect()
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const start = () => {
    if (!signal.aborted) work()
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 3_000 })
  else setTimeout(start, 1_000)
}
