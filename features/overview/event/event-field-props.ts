import type { ChangeEvent } from 'react'
import type { EventDraft } from './event-draft.ts'
import type { EventEditing } from './event-editing.ts'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** What ties a field to the event's draft. */
export function fieldOf(editing: EventEditing, name: keyof EventDraft & string) {
  const onChange = ({ currentTarget }: Typed) => editing.set({ [name]: currentTarget.value })
  return { name, value: editing.mine[name], errors: editing.errorsOf(name), onChange }
}
