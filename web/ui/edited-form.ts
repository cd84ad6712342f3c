import type { FormEvent } from 'react'
import type { Editing } from '../client/editing.ts'
import { useTyped } from './leave-dialog.tsx'

interface Rules<Draft> {
  /** What nobody can read is not sent. */
  unread?: (draft: Draft) => Record<string, string[]>
  onClose: () => void
}

/** The form of a thing that is edited: it closes once all of it is saved, and sends nothing that is in question. */
export function useEditedForm<Draft extends object>(editing: Editing<Draft>, { unread, onClose }: Rules<Draft>) {
  const { isChanged, forget } = useTyped(editing.isChanged)

  function close() {
    forget()
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return
    const wrong = unread?.(editing.mine) ?? {}
    if (Object.keys(wrong).length > 0) return editing.refuse(wrong)
    if (editing.isChanged) {
      const { isDone, fresh } = await editing.save()
      if (!isDone) return
      await fresh
    }
    close()
  }

  return { isChanged, submit, close }
}
