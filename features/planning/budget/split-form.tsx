import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { budgetWords } from './budget-words.ts'
import type { BudgetPage } from './contract.ts'
import { shares, split } from './split.ts'

interface Props {
  page: BudgetPage
  onClose: () => void
}

/** Says what all of it may cost, and proposes what of it goes where; each amount may be typed over. */
export function SplitForm({ page, onClose }: Props) {
  const { total, cents, placed, wrong, isPending, textOf, say, tick, type, submit } = useSplit({ page, onClose })
  return (
    <SidePanel
      title={t('split.title')}
      note={t('split.note')}
      onClose={onClose}
      actions={
        <button className="button main" type="submit" form="split-fields" aria-disabled={isPending} aria-busy={isPending}>
          {t('budget.save')}
        </button>
      }
    >
      <form id="split-fields" className="cost-fields" noValidate onSubmit={submit}>
        <TextField
          name="total"
          label={t('split.total')}
          inputMode="decimal"
          placeholder="$0.00"
          autoComplete="off"
          value={total}
          errors={wrong ? [wrong] : []}
          onChange={({ target }) => say(target.value)}
        />
        <p className="num" role="status">
          {t('split.placed', { placed: showMoney(placed), total: showMoney(cents ?? 0) })}
        </p>
        {shares.map(({ id, name }) => (
          <SplitLine
            key={id}
            id={id}
            name={name}
            text={textOf(id)}
            onTick={(isTicked) => tick(id, isTicked)}
            onType={(text) => type(id, text)}
          />
        ))}
      </form>
    </SidePanel>
  )
}

/** The total as it is typed, and what of it goes where. */
function useSplit({ page: { totals, wedding }, onClose }: Props) {
  const [total, setTotal] = useState(totals.budgeted === null ? '' : showMoney(totals.budgeted))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(unplanned(totals)))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<string>()
  const { once, isPending } = useActs(budgetWords)
  const cents = readMoney(total)
  const proposed = split(Math.max(0, (cents ?? 0) - totals.estimated), ticked)
  const lines = shares
    .filter(({ id }) => ticked.has(id))
    .map((share) => ({ ...share, text: typed[share.id] ?? showMoney(proposed.get(share.id) ?? 0) }))
  const placed = lines.reduce((sum, { text }) => sum + (readMoney(text) ?? 0), totals.estimated)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (cents === undefined || lines.some(({ text }) => readMoney(text) === undefined)) return setWrong(t('budget.amount_unread'))
    if (placed > cents) return setWrong(t('split.too_much'))
    const parts = lines.map(({ name, category, text }) => ({ name, category, estimated: readMoney(text) ?? 0 }))
    const { isDone } = await once(async (act) => {
      await api.budget_items.split.call({ total: cents, parts, user_id: wedding.user_id, act })
      return t('split.done')
    })
    if (isDone) onClose()
  }

  const tick = (id: string, isTicked: boolean) => {
    setTicked((now) => new Set(isTicked ? [...now, id] : [...now].filter((one) => one !== id)))
    setTyped({})
  }
  const type = (id: string, text: string) => {
    setTyped((now) => ({ ...now, [id]: text }))
    setWrong(undefined)
  }
  const say = (text: string) => {
    setTotal(text)
    setTyped({})
    setWrong(undefined)
  }
  const textOf = (id: string) => lines.find((line) => line.id === id)?.text
  return { total, cents, placed, wrong, isPending, textOf, say, tick, type, submit }
}

interface Line {
  id: string
  name: string
  /** Its amount as it is typed; nothing for a share that goes to the others. */
  text: string | undefined
  onTick: (isTicked: boolean) => void
  onType: (text: string) => void
}

function SplitLine({ id, name, text, onTick, onType }: Line) {
  return (
    <div className="split-line">
      <Checkbox name={`tick-${id}`} label={name} checked={text !== undefined} onChange={({ target }) => onTick(target.checked)} />
      {text !== undefined && (
        <input
          className="field-input num"
          aria-label={t('split.for', { name })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </div>
  )
}

/** What nothing is planned for yet. */
function unplanned({ categories }: BudgetPage['totals']): string[] {
  const known = new Set<string>(categories.map(({ category }) => category))
  return shares.filter(({ category }) => !known.has(category)).map(({ id }) => id)
}
