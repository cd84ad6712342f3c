import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { guestWords } from '#features/guests/list/guest-undone.ts'
import type { Done } from './checking.ts'
import { numberFirst } from '#web/files/number-words.ts'

interface Props {
  act: string
  /** What was done; not known any more after a reload. */
  done: Done | undefined
  list: string
  onNext: () => void
}

/** What came of it, and the way back. */
export function ImportDone({ act, done, list, onNext }: Props) {
  const [kept, setKept] = useState<number>()
  const { once, isPending } = useActs(guestWords)
  const undo = () =>
    once(async () => {
      const { data } = await api.wedding_changes.undo.call({ act })
      setKept(data.kept.filter(({ kind }) => kind === 'guest').length)
      return { said: '', undo: data.undo }
    })
  const isUndone = kept !== undefined
  return (
    <div className="import-done">
      <h2 tabIndex={-1} ref={(title) => title?.focus()}>
        <Emphasis text={isUndone ? t('guest_import.undone_title') : titleOf(done)} />
      </h2>
      <p className="lead" role="status">
        {isUndone ? undoneWords(kept) : ['', ...particularsOf(done)].join(' ').trim()}
      </p>
      {isPending && <Progress label={t('file_import.undoing')} />}
      <div className="buttons">
        <Link className="button main large" to={list}>
          {t('guest_import.see_list')}
          <Icon name="arrow-right" />
        </Link>
        {!isUndone && (
          <button className="button large" type="button" aria-busy={isPending} onClick={() => void undo()}>
            <Icon name="arrow-u-up-left" />
            {t('file_import.undo')}
          </button>
        )}
        <button className="button ghost large" type="button" onClick={onNext}>
          {t('guest_import.next')}
        </button>
      </div>
      {!isUndone && <p className="field-hint">{t('file_import.undo_hint')}</p>}
    </div>
  )
}

function titleOf(done: Done | undefined): string {
  if (!done) return t('guest_import.done_again')
  if (done.guests === 0) return t('guest_import.done_merged_only')
  return done.guests === 1 ? t('guest_import.done_title_one') : t('guest_import.done_title', { n: numberFirst(done.guests) })
}

function particularsOf(done: Done | undefined): string[] {
  const { households = 0, merged = 0, known = 0 } = done ?? {}
  return [
    t('guest_import.done_lead'),
    households === 1 ? t('guest_import.done_households_one') : households > 1 ? t('guest_import.done_households', { n: households }) : '',
    known === 0 ? '' : t('guest_import.done_known', { n: known }),
    merged === 0 ? '' : t('guest_import.done_merged', { n: merged }),
  ].filter(Boolean)
}

function undoneWords(kept: number): string {
  if (kept === 0) return t('guest_import.undone_lead')
  return kept === 1 ? t('guest_import.undone_kept_one') : t('guest_import.undone_kept', { n: kept })
}
