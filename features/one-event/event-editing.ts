import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { isSaid } from '#web/say-refusal.ts'
import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/events-text.ts'
import { toast } from '#web/ui/toast.ts'
import { newAct } from '../changes/act.ts'
import { type Drafts, differences, picked, rebased, settled } from '../changes/drafts.ts'
import type { GuestWeddingEvent } from '../events/contract.ts'
import { sayDone } from '../events/event-removal.ts'
import { wrongTimes } from '../events/event-times.ts'
import { refreshEvents } from '../events/events-query.ts'
import { changeOf, draftOf, type EventDraft } from './event-draft.ts'

export type EventEditing = ReturnType<typeof useEventEditing>

interface State extends Drafts<EventDraft> {
  version: number
  errors: Record<string, string[]>
}

/** The event while somebody edits it; what another device changes meanwhile comes in where it is in nobody's way. */
export function useEventEditing(event: GuestWeddingEvent, posted: PostedForm | undefined) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const [state, setState] = useState(() => opened(event, posted))
  const [seen, setSeen] = useState(event)
  if (seen !== event) {
    setSeen(event)
    if (event.version > state.version) setState({ ...state, ...rebased(state, draftOf(event)), version: event.version })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => sent(event.id, state),
    networkMode: 'always',
    onSuccess: async ({ saved, act, ...now }) => {
      setState({ ...now, errors: {} })
      if (!saved) return
      if (act) sayDone(cache, t('event.saved', { name: saved.name }), act)
      await refreshEvents(cache)
      await navigate({ to: '.', search: {}, replace: true })
      // What was posted before the script came, and refused, is settled.
      if (posted) await router.invalidate()
    },
    onError: (error) => {
      const { status = 0, message = t('error.no_connection'), errors = {} } = refusal(error) ?? {}
      setState((now) => ({ ...now, errors }))
      focusFirst(errors)
      if (!isSaid(status)) toast({ kind: status === 0 ? 'offline' : 'bad', milliseconds: 8_000, lines: [message], of: callOf(error) })
    },
  })

  function save(): void {
    const errors = wrongIn(state.mine)
    setState({ ...state, errors })
    focusFirst(errors)
    if (!isPending && Object.keys(errors).length === 0) mutate()
  }

  return {
    ...state,
    isPending,
    save,
    set: (name: keyof EventDraft, value: string) =>
      setState((now) => ({ ...now, mine: { ...now.mine, [name]: value }, errors: { ...now.errors, [name]: [] } })),
    settle: (name: keyof EventDraft, side: 'mine' | 'theirs') => setState((now) => ({ ...now, ...settled(now, name, side) })),
    /** What is wrong with the second of several meals stands beside all of them. */
    errorsOf: (name: string) => Object.entries(state.errors).flatMap(([field, texts]) => (field.split('.')[0] === name ? texts : [])),
  }
}

/** What was posted without script and refused stands there again, beside what the event says now. */
function opened(event: GuestWeddingEvent, posted: PostedForm | undefined): State {
  const base = draftOf(event)
  const mine = { ...base, ...posted?.values }
  const errors = posted?.errors ?? {}
  const isOutrun = posted !== undefined && Object.keys(errors).length === 0
  return {
    base,
    mine: picked(mine, Object.keys(base)) as EventDraft,
    clashes: isOutrun ? differences(base, mine) : [],
    version: event.version,
    errors,
  }
}

function wrongIn(draft: EventDraft): State['errors'] {
  const { date = null, start_time = null, end_time = null, reply_by = null } = changeOf(draft)
  return { ...(draft.name.trim() === '' && { name: [t('event.name_missing')] }), ...wrongTimes({ date, start_time, end_time, reply_by }) }
}

interface Sent extends Drafts<EventDraft> {
  version: number
  /** Undefined as long as something is to be asked. */
  saved?: GuestWeddingEvent
  /** By which it can be taken back, where something was changed. */
  act?: string
}

/** Sends it again by itself as long as nobody else changed the same fields. */
async function sent(id: number, state: State): Promise<Sent> {
  const act = newAct()
  for (let drafts: Drafts<EventDraft> = state, { version } = state; ; ) {
    const fields = differences(drafts.base, drafts.mine)
    try {
      const { data } = await api.guest_wedding_events.update.call({ id, ...changeOf(picked(drafts.mine, fields)), version, act })
      const now = draftOf(data)
      return { base: now, mine: now, clashes: [], version: data.version, saved: data, ...(fields.length > 0 && { act }) }
    } catch (error) {
      const winner = winnerOf(error)
      if (!winner) throw error
      drafts = rebased(drafts, draftOf(winner))
      version = winner.version
      if (drafts.clashes.length > 0) return { ...drafts, version }
    }
  }
}

/** The body of a 409 has the event as it is now beside its message. */
function winnerOf(error: unknown): GuestWeddingEvent | undefined {
  if (refusal(error)?.status !== 409 || !(error instanceof Error) || !('data' in error)) return undefined
  return (error.data as { data?: GuestWeddingEvent } | undefined)?.data
}

/** After the page has drawn what is wrong. */
function focusFirst(errors: State['errors']): void {
  const [first] = Object.keys(errors)
  if (first) requestAnimationFrame(() => document.getElementById(`field-${first.split('.')[0]}`)?.focus())
}
