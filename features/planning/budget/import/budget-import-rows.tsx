import { useState } from 'react'
import { ImportMark } from '#web/files/import-mark.tsx'
import { ImportFilter, ImportTake } from '#web/files/import-picks.tsx'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { categoryName } from '../categories.ts'
import type { BudgetPage } from '../contract.ts'
import { oddWords } from './odd-words.ts'
import type { RowCost } from './row-costs.ts'

interface Props {
  costs: readonly RowCost[]
  /** How many of them somebody should look at. */
  look: number
  events: BudgetPage['guest_wedding_events']
  onlyOdd: boolean
  onOnlyOdd: (onlyOdd: boolean) => void
  onTake: (rows: ReadonlySet<number>, isTaken: boolean) => void
}

const mostAtFirst = 50
const mostMore = 200

/** Every cost of the file: each can be taken or left out, with what is odd about it beside it. */
export function BudgetImportRows({ costs, look, events, onlyOdd, onOnlyOdd, onTake }: Props) {
  const [most, setMost] = useState(mostAtFirst)
  const rows = onlyOdd ? costs.filter(({ odd }) => odd.length > 0) : costs
  const takeable = rows.filter(({ cost }) => cost.name !== '')
  const left = rows.length - most
  return (
    <section className="import-costs">
      <div className="import-costs-head">
        <h3>{t('budget_import.rows')}</h3>
        <div className="chips">
          <ImportFilter words={t('budget_import.all')} n={costs.length} isOn={!onlyOdd} onPress={() => onOnlyOdd(false)} />
          {look > 0 && <ImportFilter words={t('budget_import.look')} n={look} isOn={onlyOdd} onPress={() => onOnlyOdd(true)} />}
        </div>
      </div>
      <div className="import-cost import-cost-head">
        <ImportTake
          label={t('budget_import.take_all')}
          isOn={takeable.length > 0 && takeable.every(({ isTaken }) => isTaken)}
          onChange={(isTaken) => onTake(new Set(takeable.map(({ row }) => row)), isTaken)}
        />
        <span className="import-cost-name" aria-hidden="true">
          {t('budget.name')}
        </span>
        {[t('budget.estimated'), t('budget.actual'), t('budget.paid'), t('budget.to_pay')].map((words) => (
          <b key={words} className="import-cost-amount" aria-hidden="true">
            {words}
          </b>
        ))}
        <b aria-hidden="true">{t('budget_import.see')}</b>
      </div>
      {rows.length === 0 && <p className="import-none">{t('budget_import.none_odd')}</p>}
      <ul>
        {rows.slice(0, most).map((one) => (
          <OneCost key={one.row} one={one} events={events} onTake={(isTaken) => onTake(new Set([one.row]), isTaken)} />
        ))}
      </ul>
      {left > 0 && (
        <button className="button ghost" type="button" onClick={() => setMost(most + mostMore)}>
          {t('budget_import.show_more', { n: Math.min(left, mostMore) })}
        </button>
      )}
    </section>
  )
}

function OneCost({ one, events, onTake }: { one: RowCost; events: Props['events']; onTake: (isTaken: boolean) => void }) {
  const { cost, row, odd, isTaken } = one
  const name = cost.name || t('budget_import.nameless')
  const event = events.find(({ id }) => id === cost.event_id)?.name
  const [paid, due] = [true, false].map((isPaid) => togetherOf(cost.payments.filter(({ is_paid = false }) => is_paid === isPaid)))
  return (
    <li data-left={!isTaken || undefined}>
      <div className="import-cost">
        <ImportTake label={t('budget_import.take', { name, n: row + 1 })} isOn={isTaken} isOff={cost.name === ''} onChange={onTake} />
        <span className="import-cost-name">
          <b>{name}</b>
          <span>{[categoryName(cost.category), cost.vendor, event].filter(Boolean).join(' · ')}</span>
        </span>
        <Amount words={t('budget.estimated')} cents={cost.estimated} />
        <Amount words={t('budget.actual')} cents={cost.actual} />
        <Amount words={t('budget.paid')} cents={paid?.amount} day={paid?.date} />
        <Amount words={t('budget.to_pay')} cents={due?.amount} day={due?.due_date} />
        <span className="import-cost-odd">
          {odd.map(oddWords).map(({ kind, words }) => (
            <ImportMark key={words} kind={kind}>
              {words}
            </ImportMark>
          ))}
        </span>
      </div>
    </li>
  )
}

/** One payment with its day, or what several come to. */
function togetherOf(payments: RowCost['cost']['payments']) {
  const [first, ...others] = payments
  if (others.length === 0) return first
  return { amount: payments.reduce((all, { amount }) => all + (amount ?? 0), 0), date: null, due_date: null }
}

/** What nobody said takes no place. */
function Amount({ words, cents, day }: { words: string; cents: number | null | undefined; day?: string | null | undefined }) {
  const isSaid = typeof cents === 'number'
  return (
    <span className="import-cost-amount num">
      {(isSaid || day) && (
        <>
          <span>{words} </span>
          {isSaid ? showMoney(cents) : ''}
          {day && <small>{inFull(day)}</small>}
        </>
      )}
    </span>
  )
}

function inFull(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })
}
