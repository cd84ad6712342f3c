import { ScriptOnce } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type CountdownConfig, endOf, isOver } from '../countdown.ts'
import { countdownEvent } from '../start/countdown-script.ts'
import { t } from '../text/text.ts'

const begin = `dispatchEvent(new Event('${countdownEvent}'))`

/** Above the header, for who isn't signed in. What it says comes from the plain script of the page; without it the day. */
export function CountdownBanner({ countdown }: { countdown: CountdownConfig }) {
  const end = endOf(countdown)
  useEffect(() => void dispatchEvent(new Event(countdownEvent)), [])
  if (end === undefined) return null
  const { text, link, batteryDays } = countdown
  const words = (
    <>
      {text}{' '}
      <b role="timer" suppressHydrationWarning>
        {t('countdown.day', { day: dayOf(end) })}
      </b>
    </>
  )
  return (
    <>
      <aside
        className="countdown"
        data-ends={end}
        data-battery-days={batteryDays}
        aria-label={t('countdown.label')}
        hidden={isOver(end)}
        suppressHydrationWarning
      >
        <span className="battery" aria-hidden="true">
          <i suppressHydrationWarning />
        </span>
        {link ? <a href={link}>{words}</a> : <p>{words}</p>}
      </aside>
      <ScriptOnce>{begin}</ScriptOnce>
    </>
  )
}

function dayOf(end: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(end)
}
