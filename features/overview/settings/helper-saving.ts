import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { emailPattern } from '#web/email-pattern.ts'
import { fetchAll } from '#web/client/news.ts'
import { refusal } from '#web/client/refusal.ts'
import { isSaid } from '#web/client/say-refusal.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Helper } from '#features/wedding/helping/contract.ts'
import type { Asked } from './helper-dialog.tsx'
import { sharesOf, type Ticks } from './helper-draft.ts'

interface Draft {
  as: Asked['as']
  helper: Helper | undefined
  email: string
  role: 'helper' | 'partner'
  ticks: Ticks
  events: readonly { id: number }[]
}

/** What is wrong, by field, or undefined when it is done. */
export async function saveHelper(cache: QueryClient, draft: Draft): Promise<Record<string, string[]> | undefined> {
  const wrong = wrongIn(draft)
  if (wrong) return wrong
  try {
    const said = await send(draft)
    toast({ kind: 'done', lines: [said] })
    await fetchAll(cache)
    return undefined
  } catch (error) {
    const { status = 0, message = t('error.no_connection'), errors = {} } = refusal(error) ?? {}
    if (Object.keys(errors).length > 0) return errors
    return isSaid(status) ? {} : { form: [message] }
  }
}

function wrongIn({ as, email, role, ticks, events }: Draft): Record<string, string[]> | undefined {
  if (as === 'invite' && !emailPattern.test(email)) return { email: [t('helping.email_wrong')] }
  const isNothing = sharesOf(ticks, events).every(({ permissions }) => permissions.length === 0)
  if (as !== 'change' && role === 'helper' && isNothing) return { guest_wedding_events: [t('helping.tick_one')] }
  return undefined
}

async function send({ as, helper, email, role, ticks, events }: Draft): Promise<string> {
  const guest_wedding_events = role === 'partner' ? [] : sharesOf(ticks, events)
  if (!helper) {
    await api.user_posses.invite.call({ email, role, guest_wedding_events })
    return t('helping.sent', { email })
  }
  const name = helper.name || helper.email
  if (as === 'let') {
    await api.user_posses.possee_accept.call({ id: helper.id, guest_wedding_events })
    return t('helping.let_in', { name })
  }
  await api.user_posses.update.call({ id: helper.id, role, guest_wedding_events })
  return t('helping.changed', { name })
}
