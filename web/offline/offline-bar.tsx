import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { asOf, forgetAsOf } from './as-of.ts'
import { asOfWords } from './as-of-words.ts'

/** What is on the page was true until the line went, or until it was kept. */
export function OfflineBar() {
  const [lostAt] = useState(() => new Date().toISOString())
  useReturn()
  return (
    <section className="offline-bar" aria-label={t('offline.title')}>
      <p className="wrap">
        <Icon name="wifi-slash" />
        <b>{t('offline.marked', { as_of: asOfWords(asOf() ?? lostAt) })}</b> <span>{t('offline.reading')}</span>
      </p>
    </section>
  )
}

const everySoOften = 5_000

/** A browser that has a network may still not reach the server, and nothing tells when it does again. */
function useReturn(): void {
  const cache = useQueryClient()
  useEffect(() => {
    async function look(): Promise<void> {
      const answer = navigator.onLine ? await fetch('/healthz').catch(() => undefined) : undefined
      if (!answer?.ok || !asOf()) return
      forgetAsOf()
      await cache.invalidateQueries()
    }
    const timer = setInterval(() => void look(), everySoOften)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [cache])
}
