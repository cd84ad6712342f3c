import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { showTime } from '#web/ui/day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Undone } from '#features/wedding/undo/contract.ts'
import type { Act } from './contract.ts'
import { outcomeOf } from './outcome.ts'
import { dayWord } from './when.ts'

interface Props {
  act: Act
  now: number
  zone: string
}

/** Who did what and when, and the way back from it. */
export function HistoryAct({ act, now, zone }: Props) {
  const { who, text, created_at, undone_at, undoable_until } = act
  const { outcome, isBusy, takeBack } = useTakingBack(act)
  return (
    <article className="history-act" data-undone={undone_at ? '' : undefined}>
      <Avatar name={who.name} picture={who.face} isBesideName />
      <div>
        <p>
          <b>{who.name}</b> {text}
          {act.is_new && <span className="history-new">{t('history_page.new')}</span>}
        </p>
        <Particulars act={act} now={now} zone={zone} />
        <div role="status">{outcome && <Outcome lines={outcome} />}</div>
      </div>
      <time className="num" dateTime={created_at}>
        {showTime(created_at, zone)}
      </time>
      {undoable_until && (
        <button
          className="button small ghost"
          type="button"
          aria-disabled={isBusy}
          aria-label={t('history_page.undo_label', { who: who.name, text })}
          title={t('history_page.until', { day: until(undoable_until, zone) })}
          onClick={takeBack}
        >
          <Icon name="arrow-u-up-left" />
          {t(isBusy ? 'history_page.undoing' : 'history_page.undo')}
        </button>
      )}
    </article>
  )
}

function Particulars({ act, now, zone }: Props) {
  const { who, names, things, channel, undone_at, undone_by } = act
  const said = [
    ...(things > 3 && names.length > 0 ? [t('history_page.names', { names: names.join(', '), n: things - names.length })] : []),
    ...(channel === 'phone' ? [t('history_page.by_phone')] : channel === 'mail' ? [t('history_page.by_mail')] : []),
    ...(who.is_operator ? [t('history_page.operator')] : []),
    ...(undone_at ? [takenBack(undone_by?.name, dayWord(undone_at, now, zone))] : []),
  ]
  return said.map((line) => <small key={line}>{line}</small>)
}

function takenBack(name: string | undefined, day: string): string {
  return name ? t('history_page.undone_by', { name, day }) : t('history_page.undone', { day })
}

function Outcome({ lines: [first, ...others] }: { lines: readonly string[] }) {
  return (
    <div className="history-outcome">
      <p>{first}</p>
      {others.length > 0 && (
        <ul>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function until(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en-US', { timeZone, day: 'numeric', month: 'long' })
}

function useTakingBack({ id }: Act) {
  const cache = useQueryClient()
  const [outcome, setOutcome] = useState<readonly string[]>()
  const { isBusy, alone } = useOneAtATime()

  async function takeBack() {
    const { fresh } = await enact(
      cache,
      async () => {
        const { data } = await api.wedding_changes.undo.call({ act: id })
        setOutcome(outcomeOf(data satisfies Undone))
        return { said: '', undo: data.undo }
      },
      { failed: (error) => setOutcome([refusal(error)?.message ?? t('history_page.no_connection')]) },
    )
    await fresh
  }

  return { outcome, isBusy, takeBack: () => void alone(takeBack) }
}
