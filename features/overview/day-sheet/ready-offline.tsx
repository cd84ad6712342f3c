import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { asOfWords } from '#web/offline/as-of-words.ts'
import { asOfHeader } from '#web/offline/whose-header.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'

const everySoOften = 5_000

/** Whether this page is kept on this device, and as of when; each address of it is kept on its own. */
export function ReadyOffline() {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <Ready key={here} />
}

function Ready() {
  const [asOf, setAsOf] = useState<string | null>()
  useEffect(() => {
    if (asOf) return
    const look = () => void keptAt().then(setAsOf, () => setAsOf(null))
    look()
    const timer = setInterval(look, everySoOften)
    return () => clearInterval(timer)
  }, [asOf])
  // Nothing is said before it is known.
  if (asOf === undefined) return <p className="day-ready" role="status" />
  return (
    <p className="day-ready" role="status" data-ready={asOf !== null || undefined}>
      <Icon name={asOf ? 'check-circle' : 'wifi-slash'} />
      {asOf ? t('day.ready', { as_of: asOfWords(asOf) }) : t('day.not_ready')}
    </p>
  )
}

/** The worker keeps it under the name of whoever is signed in. */
async function keptAt(): Promise<string | null> {
  if (!('caches' in globalThis)) return null
  const kept = await caches.match(location.href, { ignoreVary: true })
  return kept?.headers.get(asOfHeader) ?? null
}
