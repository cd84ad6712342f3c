import { useActs } from '#web/client/acts.ts'
import { t } from '#web/text/text.ts'
import { showMoment } from '../admin/moments.ts'
import type { Change } from './contract.ts'
import { undoing } from './term-acts.ts'

/** Who did what to the terms of a taxonomy; each can be taken back while nothing else was done to it. */
export function TermChanges({ changes }: { changes: readonly Change[] }) {
  const { once, isPending } = useActs()
  return (
    <section className="term-changes" aria-labelledby="term-changes">
      <h2 id="term-changes">{t('terms.changes')}</h2>
      {changes.length === 0 && <p>{t('terms.no_changes')}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              {wordsOf(change)}
              <small className="num">
                {t('terms.by', { name: change.said_by ?? t('terms.somebody'), when: showMoment(change.said_at) })}
              </small>
            </span>
            <button
              className="button ghost small"
              type="button"
              aria-label={t('terms.take_back_one', { what: wordsOf(change) })}
              aria-disabled={isPending}
              onClick={() => void once(undoing(change.id))}
            >
              {t('terms.take_back')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function wordsOf({ kind, title: now, was: before, becomes: since }: Change): string {
  const [title, was, becomes] = [now ?? '', before ?? '', since ?? '']
  if (kind === 'added') return t('terms.did_add', { title })
  if (kind === 'renamed') return t('terms.did_rename', { was, becomes })
  if (kind === 'ordered') return t('terms.did_order')
  if (kind === 'hidden') return t('terms.did_hide', { title })
  if (kind === 'shown') return t('terms.did_show', { title })
  if (kind === 'merged') return t('terms.did_merge', { title, becomes })
  if (kind === 'parted') return t('terms.did_part', { title, becomes })
  return t('terms.did_remove', { title })
}
