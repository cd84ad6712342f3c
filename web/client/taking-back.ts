import type { Telling, Work } from './acts.ts'
import { api } from './api.ts'
import { callOf, refusal } from './refusal.ts'
import { isSaid } from './say-refusal.ts'
import { t } from '../text/text.ts'
import { toast } from '../ui/toast.ts'

type Undone = Awaited<ReturnType<typeof api.wedding_changes.undo.call>>['data']

/** How a feature says what came of taking something back; what it leaves out is said as for all. */
export interface Words {
  undone?: string
  /** What an undo left as it is; undefined where that is nothing to speak of. */
  stayed?: (undone: Undone) => string | undefined
  /** Without a line nothing was done. */
  offline?: string
  /** What to do about a refusal for want of rights. */
  forbidden?: string
}

/** Says what was done, with a way back as long as it stands there; what has none, such as a letter that left, promises none. */
export function sayDone({ said, undo, words = {} }: Telling, enact: (back: Work) => unknown): void {
  const back = typeof undo === 'function' ? undo : () => takeBack(String(undo), words)
  const action = undo !== undefined && { action: { label: t('acts.undo'), onAction: () => void enact(back) } }
  toast({ kind: 'done', milliseconds: 10_000, lines: [said], ...action })
}

/** Says that something was not done, and why, as far as that was not said already. */
export function sayFailure(error: unknown, { offline, forbidden }: Words = {}): void {
  const { status = 0, message = offline ?? t('error.no_connection') } = refusal(error) ?? {}
  const said = { kind: status === 0 ? 'offline' : 'bad', milliseconds: 8_000, of: callOf(error) } as const
  if (status === 403 && forbidden) toast({ ...said, lines: [message, forbidden] })
  else if (!isSaid(status)) toast({ ...said, lines: [message] })
}

/** Takes an act back and says what came of it; answers the act that this was. */
export async function takeBack(
  act: string,
  { undone = t('acts.undone'), stayed = whatStayed }: Words,
): Promise<{ said: ''; undo: string }> {
  const { data } = await api.wedding_changes.undo.call({ act })
  const rest = data.kept.length > 0 ? stayed(data) : undefined
  if (rest !== undefined) toast({ kind: 'info', milliseconds: 8_000, lines: [rest] })
  else if (undone !== '') toast({ kind: 'done', lines: [undone] })
  return { said: '', undo: data.undo }
}

function whatStayed({ undone, kept }: Undone): string {
  if (undone.length === 0) return t('acts.all_kept')
  return kept.length === 1 ? t('acts.kept_one') : t('acts.kept', { n: kept.length })
}
