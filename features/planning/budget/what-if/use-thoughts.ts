import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { useTyped } from '#web/ui/leave-dialog.tsx'
import { budgetWords } from '../budget-words.ts'
import type { Cost } from '../contract.ts'
import type { CostDraft, Errors } from '../cost-draft.ts'
import { type Around, isAround, isFewer, nothingAround, saidAround } from './around-draft.ts'
import type { Moved } from './contract.ts'
import { isThought, newThought, saidThoughts, type Thought } from './thoughts.ts'

/** What is thought of, what it would move, and the two ways on. */
export function useThoughts(user_id: number) {
  const [thoughts, setThoughts] = useState<readonly Thought[]>([])
  const [around, setAround] = useState<Around>(nothingAround)
  const [aroundErrors, setAroundErrors] = useState<Errors>({})
  const [errors, setErrors] = useState<ReadonlyMap<number, Errors>>(new Map())
  const [moved, setMoved] = useState<readonly Moved[]>()
  const [wrong, setWrong] = useState<string>()
  const { once, isPending } = useActs(budgetWords)
  const { isChanged } = useTyped(thoughts.some(isThought) || isAround(around))

  // What was weighed is no more what stands in the fields.
  const change = (next: readonly Thought[], beside = around) => {
    setThoughts(next)
    setAround(beside)
    setMoved(undefined)
    setWrong(undefined)
  }
  const drop = () => change([], nothingAround)

  function said() {
    const { changes, errors: unreadable } = saidThoughts(thoughts)
    const beside = saidAround(around)
    setErrors(unreadable ?? new Map())
    setAroundErrors(beside.errors)
    return changes && Object.keys(beside.errors).length === 0 ? { changes, ...beside.said } : undefined
  }

  function failed(error: unknown) {
    const { status, message = t('error.no_connection'), errors } = refusal(error) ?? {}
    setMoved(undefined)
    if (errors?.['heads']) setAroundErrors({ heads: errors['heads'] })
    setWrong(status === 409 ? t('what_if.changed') : message)
  }

  async function weigh(event: FormEvent) {
    event.preventDefault()
    const all = said()
    if (!all) return
    await once(async () => {
      setMoved((await api.what_if.weigh.call({ ...all, user_id })).data)
    }, failed)
  }

  async function accept() {
    const all = said()
    if (!all) return
    const { isDone } = await once(async (act) => {
      await api.what_if.accept.call({ ...all, user_id, act })
      return t('what_if.accepted')
    }, failed)
    if (isDone) drop()
  }

  return {
    thoughts,
    around,
    aroundErrors,
    isFewer: isFewer(around),
    isAny: thoughts.length > 0 || isAround(around),
    isChanged,
    errors,
    moved,
    wrong,
    isPending,
    weigh,
    accept,
    drop,
    choose: (cost: Cost) => change([...thoughts, newThought(cost)]),
    sayAround: (said: Partial<Around>) => change(thoughts, { ...around, ...said }),
    leaveOut: (id: number) => change(thoughts.filter(({ cost }) => cost.id !== id)),
    say: (id: number, said: Partial<CostDraft>) =>
      change(thoughts.map((one) => (one.cost.id === id ? { ...one, draft: { ...one.draft, ...said } } : one))),
  }
}
