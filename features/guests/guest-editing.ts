import { useState } from 'react'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/guest-panels-text.ts'
import type { Guest, GuestPage } from './contract.ts'
import { newAct } from '../changes/act.ts'
import { type DraftEditing, differences, rebased, settled } from '../changes/drafts.ts'
import { draftOf, type Editing, type EventName, type GuestDraft } from './guest-draft.ts'
import { useUndo } from './guest-undo.ts'
import { guestName } from './guest-name.ts'
import { sayFailure, useOnce } from './guest-once.ts'
import { saveGuest, winnerOf } from './guest-save.ts'

export interface GuestEditing extends DraftEditing<GuestDraft> {
  event: EventName | undefined
  errorsOf: (field: string) => string[]
}

interface State extends Editing {
  guest: Guest
  event: EventName | undefined
  errors: Record<string, string[]>
}

/** A guest while somebody edits them; what others change meanwhile comes in where it is in nobody's way. */
export function useGuestEditing(guest: Guest, page: GuestPage, event: EventName | undefined): GuestEditing {
  const [state, setState] = useState(() => opened(guest, page, event))
  const { once, isPending } = useOnce()
  const said = useUndo()
  const { base, mine, clashes, errors } = state

  const [seen, setSeen] = useState({ guest, page, event })
  if (seen.guest !== guest || seen.page !== page || seen.event !== event) {
    setSeen({ guest, page, event })
    setState(followed(state, guest, page, event))
  }

  async function save(): Promise<boolean> {
    let isSaved = false
    await once(
      async () => {
        const act = newAct()
        const left = await sent(state, page, act)
        if (left) return setState((now) => ({ ...now, ...rebased(now, left.base), guest: left.guest }))
        said(t('guest_editor.saved', { name: guestName(mine) }), act)
        isSaved = true
      },
      (error) => {
        setState((now) => ({ ...now, errors: refusal(error)?.errors ?? {} }))
        if (refusal(error)?.status !== 422) sayFailure(error)
      },
    )
    return isSaved
  }

  return {
    event: state.event,
    base,
    mine,
    clashes,
    isChanged: differences(base, mine).length > 0,
    isPending,
    save,
    set: (change) => setState((state) => ({ ...state, mine: { ...state.mine, ...change }, errors: without(state.errors, change) })),
    settle: (field, side) => setState((state) => ({ ...state, ...settled(state, field, side) })),
    errorsOf: (field) => Object.entries(errors).flatMap(([name, texts]) => (name.split('.')[0] === field ? texts : [])),
  }
}

function opened(guest: Guest, page: GuestPage, event: EventName | undefined): State {
  const draft = draftOf(guest, page, event)
  return { guest, event, base: draft, mine: draft, clashes: [], errors: {} }
}

/** As long as nothing is typed, the editor shows what the list shows. */
function followed(state: State, guest: Guest, page: GuestPage, event: EventName | undefined): State {
  if (guest.version < state.guest.version) return state
  if (differences(state.base, state.mine).length === 0) return { ...opened(guest, page, event), errors: state.errors }
  return { ...state, ...rebased(state, draftOf(guest, page, state.event)), guest }
}

/** Sends it again by itself as long as nobody else changed the same fields; else answers with what is to be asked. */
async function sent(state: State, page: GuestPage, act: string): Promise<State | undefined> {
  for (let current = state; ; ) {
    try {
      await saveGuest({ ...current, act })
      return undefined
    } catch (error) {
      const winner = winnerOf(error)
      if (!winner) throw error
      current = { ...current, ...rebased(current, draftOf(winner, page, current.event)), guest: winner }
      if (current.clashes.length > 0) return current
    }
  }
}

/** What is typed anew is not wrong any more. */
function without(errors: State['errors'], change: object): State['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name.split('.')[0]! in change)))
}
