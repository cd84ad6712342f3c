import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '../text/text.ts'

type State = 'idle' | 'running' | 'done' | 'failed'

/** Shows itself when a page keeps one waiting, comes to its end in about five seconds, and says when there is no page. */
export function PageProgress() {
  const state = useProgress()
  return (
    <div
      className="page-progress"
      data-state={state}
      {...(state === 'idle' || state === 'done'
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': t(state === 'failed' ? 'page.failed' : 'page.loading') })}
    />
  )
}

function useProgress(): State {
  const router = useRouter()
  const [state, go] = useState<State>('idle')
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const later = (milliseconds: number, state: State) => {
      clearTimeout(next)
      next = setTimeout(() => go(state), milliseconds)
    }
    const stop = [
      router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => fromLocation && hrefChanged && later(throttle, 'running')),
      router.subscribe('onResolved', () => {
        const hasFailed = router.state.matches.some(({ status }) => status === 'error')
        go((state) => (hasFailed ? 'failed' : state === 'running' ? 'done' : 'idle'))
        later(rest, 'idle')
      }),
    ]
    return () => {
      clearTimeout(next)
      for (const one of stop) one()
    }
  }, [router])
  return state
}

/** What comes sooner needs no bar. */
const throttle = 200

/** How long its end is seen. */
const rest = 500
