import type { QueryClient } from '@tanstack/react-query'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { toast } from '#web/ui/toast.ts'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'

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
      const remove = async (act: string) => {
        await api.user_posses.destroy.call({ id, act }).catch(unlessGone)
        return t(is_accepted ? 'helping.removed' : 'helping.withdrawn', { name })
      }
      const words = { undone: t('helping.back', { name }), stayed: () => t('helping.not_back', { name }) }
      await (await enact(cache, remove, { words, failed: inDialog })).fresh
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
      const leave = async (act: string) => {
        await api.user_posses.destroy.call({ id, act }).catch(unlessGone)
        toast({ kind: 'done', lines: [t(is_accepted ? 'helping.left' : 'helping.unasked', { names })] })
      }
      await (await enact(cache, leave, { failed: inDialog })).fresh
    },
    params: helper,
  })
}

/** The letter once more, with a link that counts from today. */
export async function sendAgain(cache: QueryClient, { id, email }: Helper): Promise<void> {
  const send = async () => {
    await api.user_posses.sendAgain.call({ id })
    toast({ kind: 'done', lines: [t('helping.sent', { email })] })
  }
  await (await enact(cache, send)).fresh
}

export async function sayNo(cache: QueryClient, { id, name }: Helper): Promise<void> {
  const decline = async () => {
    await api.user_posses.possee_decline.call({ id })
    toast({ kind: 'done', lines: [t('helping.said_no', { name })] })
  }
  await (await enact(cache, decline)).fresh
}

/** The question stays open, and says that it failed. */
function inDialog(error: unknown): never {
  throw error
}

/** Somebody else may have removed them meanwhile; then there is nothing left to do. */
function unlessGone(error: unknown): void {
  if (refusal(error)?.status !== 404) throw error
}
