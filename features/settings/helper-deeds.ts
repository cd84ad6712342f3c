import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { isSaid } from '#web/say-refusal.ts'
import { t } from '#web/text/helping-text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { toast } from '#web/ui/toast.ts'
import { newAct } from '../changes/act.ts'
import type { Helper } from '../helping/contract.ts'
import { coupleNames } from '../helping/couple-names.ts'

/** Fetches again whatever shows who helps whom. */
export async function refreshHelpers(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: api.user_posses.key() }),
    cache.invalidateQueries({ queryKey: api.guest_wedding_events.key() }),
  ])
}

const longEnough = 10_000

/** Says what somebody loses, takes it, and offers the way back. */
export function askToRemove(cache: QueryClient, helper: Helper): void {
  const name = helper.name || helper.email
  const { is_accepted } = helper
  confirm({
    title: t(is_accepted ? 'helping.remove_title' : 'helping.withdraw_title', { name }),
    text: t(is_accepted ? 'helping.remove_text' : 'helping.withdraw_text'),
    accept: t(is_accepted ? 'helping.remove' : 'helping.withdraw'),
    accepting: t('helping.removing'),
    isDestructive: true,
    action: async ({ id }: Helper) => {
      const act = newAct()
      await api.user_posses.destroy.call({ id, act }).catch(unlessGone)
      const onAction = () => void takeBack(cache, act, name)
      const lines = [t(is_accepted ? 'helping.removed' : 'helping.withdrawn', { name })] as const
      toast({ kind: 'done', lines, action: { label: t('helping.undo'), onAction }, milliseconds: longEnough })
      await refreshHelpers(cache)
    },
    params: helper,
  })
}

/** Leaving is for the couple to take back, by another invite; so it is asked first. */
export function askToLeave(cache: QueryClient, helper: Helper): void {
  const names = coupleNames(helper).join(' & ')
  const { is_accepted } = helper
  confirm({
    title: t(is_accepted ? 'helping.leave_title' : 'helping.unask_title', { names }),
    text: t(is_accepted ? 'helping.leave_text' : 'helping.unask_text'),
    accept: t(is_accepted ? 'helping.leave' : 'helping.withdraw'),
    accepting: t('helping.removing'),
    isDestructive: true,
    action: async ({ id }: Helper) => {
      await api.user_posses.destroy.call({ id }).catch(unlessGone)
      toast({ kind: 'done', lines: [t(is_accepted ? 'helping.left' : 'helping.unasked', { names })] })
      await refreshHelpers(cache)
    },
    params: helper,
  })
}

/** The letter once more, with a link that counts from today. */
export async function sendAgain(cache: QueryClient, { id, email }: Helper): Promise<void> {
  const isSent = await api.user_posses.sendAgain.call({ id }).then(() => true, sayFailed)
  if (isSent) toast({ kind: 'done', lines: [t('helping.sent', { email })] })
  await refreshHelpers(cache)
}

export async function sayNo(cache: QueryClient, { id, name }: Helper): Promise<void> {
  const isSaid = await api.user_posses.possee_decline.call({ id }).then(() => true, sayFailed)
  if (isSaid) toast({ kind: 'done', lines: [t('helping.said_no', { name })] })
  await refreshHelpers(cache)
}

async function takeBack(cache: QueryClient, act: string, name: string): Promise<void> {
  try {
    const { data } = await api.wedding_changes.undo.call({ act })
    if (data.kept.length > 0) toast({ kind: 'info', lines: [t('helping.not_back', { name })] })
    else toast({ kind: 'done', lines: [t('helping.back', { name })] })
  } catch (error) {
    sayFailed(error)
  }
  await refreshHelpers(cache)
}

/** Some refusals were said on the way already. */
export function sayFailed(error: unknown): false {
  const refused = refusal(error)
  if (!refused || !isSaid(refused.status)) toast({ kind: 'bad', lines: [refused?.message ?? t('error.no_connection')], of: callOf(error) })
  return false
}

/** Somebody else may have removed them meanwhile; then there is nothing left to do. */
function unlessGone(error: unknown): void {
  if (refusal(error)?.status !== 404) throw error
}
