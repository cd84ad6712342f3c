import { type FormEvent, useState } from 'react'
import { type Said, useActs } from '../client/acts.ts'
import { differences } from '../client/drafts.ts'
import { type Editing, errorsOf, without } from '../client/editing.ts'
import { refusal } from '../client/refusal.ts'
import { sayFailure, type Words } from '../client/taking-back.ts'
import { useTyped } from './leave-dialog.tsx'

type Errors = Record<string, string[]>

interface Rules<Draft extends object> {
  first: () => Draft
  /** What nobody can read is not sent. */
  unread?: (draft: Draft) => Errors
  send: (draft: Draft, act: string) => Promise<Said>
  words?: Words
  onClose: () => void
}

/** The form of a thing that is not there yet: it closes once the thing is there, and what is wrong stands beside its fields. */
export function useNewForm<Draft extends object>({ first, unread, send, words, onClose }: Rules<Draft>) {
  const [base] = useState(first)
  const [mine, setMine] = useState(base)
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(words)
  const { isChanged, forget } = useTyped(differences(base, mine).length > 0)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = unread?.(mine) ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const { isDone, fresh } = await once(
      (act) => send(mine, act),
      (error) => {
        setErrors(refusal(error)?.errors ?? {})
        sayFailure(error, words)
      },
    )
    if (!isDone) return
    await fresh
    forget()
    onClose()
  }

  const editing: Pick<Editing<Draft>, 'base' | 'mine' | 'clashes' | 'set' | 'settle' | 'errorsOf'> = {
    base,
    mine,
    clashes: [],
    set: (change) => {
      setMine((now) => ({ ...now, ...change }))
      setErrors((now) => without(now, change))
    },
    settle: () => {},
    errorsOf: (field) => errorsOf(errors, field),
  }
  return { editing, isPending, isChanged, submit }
}
