import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { numberFirst } from '#web/files/number-words.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { budgetWords } from '../budget-words.ts'
import type { Done } from './checking.ts'

interface Props {
  act: string
  /** What was done; not known any more after a reload. */
  done: Done | undefined
  budget: string
  onNext: () => void
}

/** What came of it, and the way back. */
export function BudgetImportDone({ act, done, budget, onNext }: Props) {
  const [kept, setKept] = useState<number>()
  const { once, isPending } = useActs(budgetWords)
  const undo = () =>
    once(async () => {
      const { data } = await api.wedding_changes.undo.call({ act })
      setKept(data.kept.filter(({ kind }) => kind === 'cost').length)
      return { said: '', undo: data.undo }
    })
  const isUndone = kept !== undefined
  return (
    <div className="import-done">
      <h2 tabIndex={-1} ref={(title) => title?.focus()}>
        <Emphasis text={isUndone ? t('budget_import.undone_title') : titleOf(done)} />
      </h2>
      <p className="lead" role="status">
        {isUndone ? undoneWords(kept) : `${t('budget_import.done_lead')} ${paymentsIn(done)}`.trim()}
      </p>
      {isPending && <Progress label={t('file_import.undoing')} />}
      <div className="buttons">
        <Link className="button main large" to={budget}>
          {t('budget_import.see_budget')}
          <Icon name="arrow-right" />
        </Link>
        {!isUndone && (
          <button className="button large" type="button" aria-busy={isPending} onClick={() => void undo()}>
            <Icon name="arrow-u-up-left" />
            {t('file_import.undo')}
          </button>
        )}
        <button className="button ghost large" type="button" onClick={onNext}>
          {t('budget_import.next')}
        </button>
      </div>
      {!isUndone && <p className="field-hint">{t('file_import.undo_hint')}</p>}
    </div>
  )
}

function titleOf(done: Done | undefined): string {
  if (!done) return t('budget_import.done_again')
  return done.items === 1 ? t('budget_import.done_title_one') : t('budget_import.done_title', { n: numberFirst(done.items) })
}

function paymentsIn({ payments }: Done = { items: 0, payments: 0 }): string {
  if (payments === 0) return ''
  return payments === 1 ? t('budget_import.done_payments_one') : t('budget_import.done_payments', { n: payments })
}

function undoneWords(kept: number): string {
  return kept === 0 ? t('budget_import.undone_lead') : t('budget_import.undone_kept', { n: kept })
}
