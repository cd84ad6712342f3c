import { useEffect, useState } from 'react'
import { asOfHeader } from '#web/offline/whose-header.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'

const everySoOften = 5_000

/** Whether this page is kept on this device, and as of when. */
export function ReadyOffline() {
  const [asOf, setAsOf] = useState<string | null>()
  useEffect(() => {
    const look = () => void keptAt().then(setAsOf, () => setAsOf(null))
    look()
    const timer = setInterval(look, everySoOften)
    return () => clearInterval(timer)
  }, [])
  // Nothing is said before it is known.
  if (asOf === undefined) return <p className="day-ready" role="status" />
  const time = asOf && new Date(asOf).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return (
    <p className="day-ready" role="status" data-ready={Boolean(time) || undefined}>
      <Icon name={time ? 'check-circle' : 'wifi-slash'} />
      {time ? t('day.ready', { time }) : t('day.not_ready')}
    </p>
  )
}

/** The worker keeps it under the name of whoever is signed in. */
async function keptAt(): Promise<string | null> {
  if (!('caches' in globalThis)) return null
  const kept = await caches.match(location.origin + location.pathname, { ignoreSearch: true, ignoreVary: true })
  return kept?.headers.get(asOfHeader) ?? null
}
