import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Draft, DraftKind, Said } from './contract.ts'
import { mergedSaid } from './merged-said.ts'

/** Somebody who stops typing for so long has said something. */
const pause = 700
const pauseAfterFailure = 5_000

interface Typed {
  /** What stood there when they began. */
  base: Said
  mine: Said
}

interface Keeper {
  typed: Map<DraftKind, Typed>
  timer: ReturnType<typeof setTimeout> | undefined
  isSaving: boolean
  hasFailed: boolean
}

/** Of each signed-in visit one, so that what is typed outlives the page it was typed on. */
const keepers = new WeakMap<QueryClient, Keeper>()

/** What the server just told, with what was typed here upon it. */
export function rebasedDrafts(cache: QueryClient, kept: readonly Draft[]): Draft[] {
  const { typed } = keeperOf(cache)
  for (const [kind, { base, mine }] of typed) {
    const theirs = saidIn(kept, kind)
    typed.set(kind, { base: theirs, mine: mergedSaid(base, mine, theirs) })
  }
  return [...kept.filter(({ kind }) => !typed.has(kind)), ...[...typed].map(([kind, { mine }]) => ({ kind, said: mine }))]
}

/** What is typed and not kept yet. A field that shows it keeps its caret, since this is there in the same moment. */
export function typedDraft(cache: QueryClient, kind: DraftKind): Said | undefined {
  return keeperOf(cache).typed.get(kind)?.mine
}

/** Shows what is typed at once, and keeps it on the server a moment later. */
export function keepDraft(cache: QueryClient, kind: DraftKind, base: Said, mine: Said): void {
  const keeper = keeperOf(cache)
  keeper.typed.set(kind, { base: keeper.typed.get(kind)?.base ?? base, mine })
  show(cache, { kind, said: mine })
  schedule(cache, pause)
}

/** Whatever is typed goes out, one after the other; of a page that is being left at once, since there is no later. */
export async function saveDrafts(cache: QueryClient, isLast = false): Promise<void> {
  const keeper = keeperOf(cache)
  clearTimeout(keeper.timer)
  if (keeper.isSaving && !isLast) return schedule(cache, pause)
  keeper.isSaving = true
  try {
    for (const [kind, sent] of keeper.typed) await saveOne(cache, kind, sent)
    keeper.hasFailed = false
  } catch {
    if (!keeper.hasFailed) toast({ kind: 'bad', lines: [t('drafts.not_kept')] })
    keeper.hasFailed = true
    schedule(cache, pauseAfterFailure)
  } finally {
    keeper.isSaving = false
  }
}

/** What came back is what both wrote; what was typed since then stands upon it. */
async function saveOne(cache: QueryClient, kind: DraftKind, sent: Typed): Promise<void> {
  const { typed } = keeperOf(cache)
  const { data: kept } = await api.drafts.save.call({ kind, base: sent.base, said: sent.mine }, { context: { outlives_page: true } })
  const isAsking = cache.isFetching({ queryKey: listKey() }) > 0
  // What is being asked may have been read before this was kept, and would take the words away again.
  await cache.cancelQueries({ queryKey: listKey() })
  const now = typed.get(kind)
  const mine = now && now.mine !== sent.mine ? mergedSaid(sent.mine, now.mine, kept.said) : undefined
  if (mine) typed.set(kind, { base: kept.said, mine })
  else typed.delete(kind)
  show(cache, { kind, said: mine ?? kept.said })
  if (isAsking) void cache.invalidateQueries({ queryKey: listKey() })
  if (mine) schedule(cache, pause)
}

function schedule(cache: QueryClient, milliseconds: number): void {
  const keeper = keeperOf(cache)
  clearTimeout(keeper.timer)
  keeper.timer = setTimeout(() => void saveDrafts(cache), milliseconds)
}

function show(cache: QueryClient, draft: Draft): void {
  cache.setQueryData(listKey(), (before) => ({
    data: [...(before?.data ?? []).filter(({ kind }) => kind !== draft.kind), draft],
  }))
}

function listKey() {
  return api.drafts.list.queryKey({ input: {} })
}

function keeperOf(cache: QueryClient): Keeper {
  const keeper = keepers.get(cache) ?? { typed: new Map(), timer: undefined, isSaving: false, hasFailed: false }
  keepers.set(cache, keeper)
  return keeper
}

export function saidIn(drafts: readonly Draft[], kind: DraftKind): Said {
  return drafts.find((draft) => draft.kind === kind)?.said ?? {}
}
