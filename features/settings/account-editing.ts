import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { isSaid } from '#web/say-refusal.ts'
import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/settings-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { User } from '../accounts/user.ts'
import { type Drafts, differences, picked, rebased, settled } from '../changes/drafts.ts'
import type { AccountDraft, AccountForm } from './account-drafts.ts'

export interface AccountEditing<Draft extends AccountDraft> {
  base: Draft
  mine: Draft
  clashes: readonly (keyof Draft)[]
  version: number
  isChanged: boolean
  isPending: boolean
  set: (change: Partial<Draft>) => void
  settle: (field: keyof Draft, side: 'mine' | 'theirs') => void
  undo: () => void
  refuse: (errors: Errors) => void
  errorsOf: (field: string) => string[]
  save: () => void
}

interface State<Draft extends AccountDraft> extends Drafts<Draft> {
  version: number
  errors: Errors
}

type Errors = Record<string, string[]>

/** The account while somebody edits a part of it; what another device changes meanwhile comes in where it is in nobody's way. */
export function useAccountEditing<Draft extends AccountDraft>(
  user: User,
  form: AccountForm<Draft>,
  posted: PostedForm | undefined,
): AccountEditing<Draft> {
  const [state, setState] = useState(() => opened(user, form, posted))
  const took = useTaken()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sent(state, form),
    networkMode: 'always',
    onSuccess: ({ drafts, version, saved }) => {
      setState({ ...drafts, version, errors: {} })
      if (!saved) return
      toast({ kind: 'done', lines: [t('settings.saved')] })
      void took(saved)
    },
    onError: (error) => {
      const { status = 0, message = t('error.no_connection'), errors = {} } = refusal(error) ?? {}
      setState((now) => ({ ...now, errors }))
      if (!isSaid(status)) toast({ kind: status === 0 ? 'offline' : 'bad', milliseconds: 8_000, lines: [message], of: callOf(error) })
    },
  })
  const [seen, setSeen] = useState(user)
  if (seen !== user) {
    setSeen(user)
    if (user.version > state.version) setState({ ...state, ...rebased(state, form.draftOf(user)), version: user.version })
  }
  const { base, mine, clashes, version, errors } = state

  return {
    base,
    mine,
    clashes,
    version,
    isChanged: differences(base, mine).length > 0,
    isPending,
    set: (change) => setState((now) => ({ ...now, mine: { ...now.mine, ...change }, errors: without(now.errors, change) })),
    settle: (field, side) => setState((now) => ({ ...now, ...settled(now, field, side) })),
    undo: () => setState((now) => ({ ...now, mine: now.base, clashes: [], errors: {} })),
    refuse: (errors) => setState((now) => ({ ...now, errors })),
    errorsOf: (field) => Object.entries(errors).flatMap(([name, texts]) => (fieldOf(name) === field ? texts : [])),
    save: () => mutate(),
  }
}

/** What was posted without script and refused stands there again, beside what the account says now. */
function opened<Draft extends AccountDraft>(user: User, form: AccountForm<Draft>, posted: PostedForm | undefined): State<Draft> {
  const base = form.draftOf(user)
  const mine = Object.entries(base).map(([field, text]) => [field, posted?.values[field] ?? text])
  const typed: Draft = Object.fromEntries(mine)
  const errors = posted?.errors ?? {}
  const isOutrun = posted !== undefined && Object.keys(errors).length === 0
  return { base, mine: typed, clashes: isOutrun ? differences(base, typed) : [], version: user.version, errors }
}

interface Sent<Draft extends AccountDraft> {
  drafts: Drafts<Draft>
  version: number
  /** Undefined as long as something is to be asked. */
  saved?: User
}

/** Sends it again by itself as long as nobody else changed the same fields. */
async function sent<Draft extends AccountDraft>(state: State<Draft>, form: AccountForm<Draft>): Promise<Sent<Draft>> {
  for (let drafts: Drafts<Draft> = state, { version } = state; ; ) {
    const change = form.changeOf(picked(drafts.mine, differences(drafts.base, drafts.mine)))
    try {
      const { data } = await api.users.update.call({ ...change, version })
      const now = form.draftOf(data)
      return { drafts: { base: now, mine: now, clashes: [] }, version: data.version, saved: data }
    } catch (error) {
      const winner = winnerOf(error)
      if (!winner) throw error
      drafts = rebased(drafts, form.draftOf(winner))
      version = winner.version
      if (drafts.clashes.length > 0) return { drafts, version }
    }
  }
}

/** The body of a 409 has the account as it is now beside its message. */
function winnerOf(error: unknown): User | undefined {
  if (refusal(error)?.status !== 409 || !(error instanceof Error) || !('data' in error)) return undefined
  return (error.data as { data?: User } | undefined)?.data
}

/** Everything that shows the account shows it as it is now. */
function useTaken() {
  const cache = useQueryClient()
  const router = useRouter()
  return async (user: User) => {
    cache.setQueryData(api.users.me.queryKey(), { data: user })
    router.options.context.visitors.keep(user)
    await router.invalidate()
  }
}

/** The last name of `wedding_details.date` is the field's own. */
function fieldOf(name: string): string | undefined {
  return name.split('.').at(-1)
}

/** What is typed anew is not wrong any more. */
function without(errors: Errors, change: object): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !((fieldOf(name) ?? '') in change)))
}
