import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { useTyped } from '#web/ui/leave-dialog.tsx'
import { budgetWords } from '../budget-words.ts'
import type { Cost } from '../contract.ts'
import type { CostDraft, Errors } from '../cost-draft.ts'
import type { Moved } from './contract.ts'
import { isThought, newThought, saidThoughts, type Thought } from './thoughts.ts'

/** What is thought of, what it would move, and the two ways on. */
export function useThoughts(user_id: number) {
  const [thoughts, setThoughts] = useState<readonly Thought[]>([])
  const [errors, setErrors] = useState<ReadonlyMap<number, Errors>>(new Map())
  const [moved, setMoved] = useState<readonly Moved[]>()
  const [wrong, setWrong] = useState<string>()
  const { once, isPending } = useActs(budgetWords)
  const { isChanged } = useTyped(thoughts.some(isThought))

  // What was weighed is no more what stands in the fields.
  const change = (next: readonly Thought[]) => {
    setThoughts(next)
    setMoved(undefined)
    setWrong(undefined)
  }
  const drop = () => change([])

  function said() {
    const { changes, errors: unreadable } = saidThoughts(thoughts)
    setErrors(unreadable ?? new Map())
    return changes
  }

  function failed(error: unknown) {
    const { status, message = t('error.no_connection') } = refusal(error) ?? {}
    setMoved(undefined)
    setWrong(status === 409 ? t('what_if.changed') : message)
  }

  async function weigh(event: FormEvent) {
    event.preventDefault()
    const changes = said()
    if (!changes) return
    await once(async () => {
      setMoved((await api.what_if.weigh.call({ changes, user_id })).data)
    }, failed)
  }

  async function accept() {
    const changes = said()
    if (!changes) return
    const { isDone } = await once(async (act) => {
      await api.what_if.accept.call({ changes, user_id, act })
      return t('what_if.accepted')
    }, failed)
    if (isDone) drop()
  }

  return {
    thoughts,
    isChanged,
    errors,
    moved,
    wrong,
    isPending,
    weigh,
    accept,
    drop,
    choose: (cost: Cost) => change([...thoughts, newThought(cost)]),
    leaveOut: (id: number) => change(thoughts.filter(({ cost }) => cost.id !== id)),
    say: (id: number, said: Partial<CostDraft>) =>
      change(thoughts.map((one) => (one.cost.id === id ? { ...one, draft: { ...one.draft, ...said } } : one))),
  }
}
