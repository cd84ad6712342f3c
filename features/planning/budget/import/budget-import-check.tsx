import { useMemo, useState } from 'react'
import { ImportFoot } from '#web/files/import-foot.tsx'
import { ImportMark, type Mark } from '#web/files/import-mark.tsx'
import { numberFirst } from '#web/files/number-words.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { BudgetPage } from '../contract.ts'
import { BudgetImportRows } from './budget-import-rows.tsx'
import type { Checking, LookedAt } from './checking.ts'
import type { Source, useSource } from './import-state.ts'
import { type ImportSums, sumsOf } from './import-sums.ts'

interface Props {
  sources: ReturnType<typeof useSource>
  source: Source
  page: BudgetPage
  checking: Checking
  checked: LookedAt
}

/** What would be added and what it comes to, what is there already, and what somebody should look at. */
export function BudgetImportCheck({ sources, source, page, checking, checked }: Props) {
  const [onlyOdd, setOnlyOdd] = useState(false)
  const { costs } = checked
  const sums = useMemo(() => sumsOf(costs), [costs])
  const { taken, left, look } = sums
  const n = taken.toLocaleString('en-US')
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis text={headline(sums)} />
          </h2>
          <p className="lead">{t('budget_import.check_lead')}</p>
        </div>
      </div>
      <div className="import-counts">
        <Count n={taken} kind="ok" words={t('budget_import.taken')} />
        {left > 0 && <Count n={left} kind="none" words={t('budget_import.left')} />}
        <Count n={look} kind={look > 0 ? 'wait' : 'ok'} words={t('budget_import.look')} />
      </div>
      <dl className="import-sums">
        <Sum words={t('budget.estimated')} cents={sums.estimated} />
        <Sum words={t('budget.actual')} cents={sums.actual} />
        <Sum words={t('budget.paid')} cents={sums.paid} />
        <Sum words={t('budget.to_pay')} cents={sums.due} />
      </dl>
      <BudgetImportRows
        costs={costs}
        look={look}
        events={page.guest_wedding_events}
        onlyOdd={onlyOdd}
        onOnlyOdd={setOnlyOdd}
        onTake={(rows, isTaken) =>
          checking.setChecked({ ...checked, costs: costs.map((one) => (rows.has(one.row) ? { ...one, isTaken } : one)) })
        }
      />
      <ImportFoot
        busy={sources.busy}
        problem={checking.problem}
        onBack={() => sources.toStep('match')}
        note={t('file_import.undo_hint')}
        go={taken === 0 ? t('budget_import.do_nothing') : taken === 1 ? t('budget_import.do_one') : t('budget_import.do', { n })}
        isOff={taken === 0}
        onGo={() => void checking.send(source, checked)}
      />
    </>
  )
}

function headline({ taken, estimated }: ImportSums): string {
  const sum = showMoney(estimated)
  if (taken === 0) return t('budget_import.check_title_none')
  return taken === 1 ? t('budget_import.check_title_one', { sum }) : t('budget_import.check_title', { n: numberFirst(taken), sum })
}

function Count({ n, kind, words }: { n: number; kind: Mark; words: string }) {
  return (
    <p>
      <b className="num">{n.toLocaleString('en-US')}</b>
      <ImportMark kind={kind}>{words}</ImportMark>
    </p>
  )
}

function Sum({ words, cents }: { words: string; cents: number }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="num">{showMoney(cents)}</dd>
    </div>
  )
}
