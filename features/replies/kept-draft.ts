import { useState } from 'react'

/** What somebody writes stays until they have saved it, whatever is saved beside it or by others meanwhile. */
export function useDraft<Value>(saved: Value) {
  const [draft, setDraft] = useState<{ value: Value; base: Value }>()
  return {
    value: draft?.value ?? saved,
    /** What stood there when they began. */
    base: draft?.base ?? saved,
    set: (value: Value) => setDraft((before) => ({ value, base: before?.base ?? saved })),
    /** They were told what changed meanwhile. */
    rebase: () => setDraft((before) => before && { ...before, base: saved }),
    end: () => setDraft(undefined),
  }
}
