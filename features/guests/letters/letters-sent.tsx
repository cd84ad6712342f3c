import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Sending } from './contract.ts'
import { wordsOf } from './letter-choices.tsx'
import { sendingsQuery } from './letters-query.ts'
import { longDay } from '#web/long-day.ts'

/** What was sent, the latest first; what has not left can be stopped. */
export function LettersSent() {
  const { data: sendings } = useSuspenseQuery(sendingsQuery()).data
  return (
    <section className="letters-sent">
      <h2 id="letters-sent" tabIndex={-1}>
        {t('letters_page.sent_title')}
      </h2>
      {sendings.length === 0 ? (
        <p>{t('letters_page.nothing_sent')}</p>
      ) : (
        <ul>
          {sendings.map((sending) => (
            <SendingRow key={sending.id} sending={sending} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SendingRow({ sending }: { sending: Sending }) {
  const { id, kind, subject, created_at, letters, waiting, sent, failed, passed, stopped_at } = sending
  const seconds = useSecondsLeft(sending)
  const what = subject || wordsOf(kind)
  const notes = [
    stopped_at && sent === 0 ? t('letters_page.state_stopped') : '',
    failed > 0 ? t('letters_page.failed', { n: failed }) : '',
    passed > 0 ? t('letters_page.passed', { n: passed }) : '',
  ].filter(Boolean)
  const isOnItsWay = waiting > 0 && stopped_at === null
  return (
    <li>
      <div>
        <b>{what}</b>
        <small>
          {[wordsOf(kind), longDay(created_at.slice(0, 10)) ?? '', ...notes].filter((part) => part && part !== what).join(' · ')}
        </small>
      </div>
      {isOnItsWay && seconds > 0 && <StopButton id={id} what={what} seconds={seconds} />}
      {isOnItsWay && seconds === 0 && (
        <Progress
          label={t('letters_page.leaving')}
          percent={(sent / letters) * 100}
          words={t('letters_page.progress', { sent, n: letters })}
        />
      )}
      {!isOnItsWay && sent > 0 && <span className="num">{t('letters_page.sent_all', { n: sent })}</span>}
    </li>
  )
}

function StopButton({ id, what, seconds }: { id: number; what: string; seconds: number }) {
  const { once, isPending } = useActs()
  const stop = () =>
    once(async () => {
      const { data } = await api.invitations.stop.call({ id })
      const isStopped = data.stopped_at !== null && data.sent === 0
      toast({ kind: isStopped ? 'done' : 'info', lines: [isStopped ? t('letters_page.stopped') : t('letters_page.stopped_late')] })
    })
  return (
    <div className="letters-stop" ref={shown}>
      <span className="num">{t('letters_page.leaves_in', { n: seconds })}</span>
      <button
        className="button small"
        type="button"
        aria-label={t('letters_page.stop_named', { what })}
        aria-disabled={isPending}
        onClick={() => void stop()}
      >
        {t('letters_page.stop')}
      </button>
    </div>
  )
}

/** Half a minute is short to look for the one that stops it, which on a phone stands below. */
function shown(stop: HTMLElement | null): void {
  stop?.scrollIntoView({ block: 'nearest' })
}

/** Until it leaves, by the clock of this machine, which may differ: the server decides. */
function useSecondsLeft({ leaves_at, waiting }: Sending): number {
  const isAlive = useHydrated()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(leaves_at) - now) / 1_000))
  const isTicking = isAlive && waiting > 0 && left > 0
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTicking])
  return left
}
