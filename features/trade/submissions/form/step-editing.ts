import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#web/client/api.ts'
import { type Editing, useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { missingFields } from '../missing-fields.ts'
import type { Submission } from '../submission-shapes.ts'
import { clashText } from './clash-text.ts'
import { changeOf, draftOf, type StepDraft, type TypedStep } from './step-draft.ts'

export interface StepEditing extends Editing<StepDraft> {
  /** What ties a field to the draft, with what is wrong or asked beside it. */
  field: (path: string) => Field
  notesOf: (path: string) => string[]
  saveAndGo: (to: string) => void
  keep: () => void
}

interface Field {
  name: string
  value: string
  errors: string[]
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** A step while somebody fills it in: kept as they leave a field, and when they go on. */
export function useStepEditing(step: TypedStep, submission: Submission, isChecked: boolean): StepEditing {
  const navigate = useNavigate()
  const [goal, setGoal] = useState<string>()
  const editing = useEditing<Submission, StepDraft>(submission, {
    draftOf: (one) => draftOf(step, one),
    send: async ({ thing: { id, version }, mine, fields }) => {
      if (fields.length === 0) return undefined
      const change = changeOf(step, mine, fields as string[])
      return (await api.submissions.update.call({ id, version, ...change }, { context: { says_fields: true } })).data
    },
    said: () => undefined,
    fieldOf: (name) => name,
  })
  const isGoing = useRef(false)
  const go = useEffectEvent(async () => {
    if (isGoing.current || goal === undefined) return
    isGoing.current = true
    const isOpen = editing.clashes.length > 0
    const { isDone } = isOpen ? { isDone: false } : editing.isChanged ? await editing.save() : { isDone: true }
    isGoing.current = false
    setGoal(undefined)
    if (isDone) await navigate({ href: goal })
  })
  useEffect(() => {
    // What was just being kept comes first.
    if (goal !== undefined && !editing.isPending) void go()
  }, [goal, editing.isPending])

  const keep = () => {
    // What both wrote waits until one of the two is chosen.
    if (editing.isChanged && !editing.isPending && goal === undefined && editing.clashes.length === 0) void editing.save()
  }
  // A field that was left while another was being kept is kept after it.
  const isOwed = useRef(false)
  const keepOwed = useEffectEvent(() => {
    if (isOwed.current) keep()
    isOwed.current = false
  })
  useEffect(() => {
    if (!editing.isPending) keepOwed()
  }, [editing.isPending])

  const missing = isChecked ? missingFields(submission) : {}
  const notesOf = (path: string) => [
    ...editing.errorsOf(path),
    ...(editing.clashes.includes(path) ? [clashText(editing.base[path] ?? '')] : []),
    ...(missing[path] ?? []),
    ...(submission.asks[path] ? [t('submission.asked', { says: submission.asks[path] })] : []),
  ]
  return {
    ...editing,
    notesOf,
    field: (path) => ({
      name: path,
      value: editing.mine[path] ?? '',
      errors: notesOf(path),
      onChange: ({ currentTarget }) => editing.set({ [path]: currentTarget.value }),
    }),
    saveAndGo: setGoal,
    keep: () => {
      isOwed.current = editing.isPending
      keep()
    },
  }
}
