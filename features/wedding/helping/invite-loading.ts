import { redirect } from '@tanstack/react-router'
import { unlessMissing } from '#web/map/as-missing.ts'
import type { Invite } from './contract.ts'

/** The invite behind the link of a letter; undefined when there is none. */
export async function inviteByLink(token: string): Promise<Invite | undefined> {
  const { api } = await import('#web/client/api.ts')
  return (await unlessMissing(api.user_posses.link.call({ token })))?.data
}

/** The same for who has an account, to whom no secret is sent. The couple itself looks at it among its helpers. */
export async function inviteById(id: number, me: number): Promise<Invite | undefined> {
  const { api } = await import('#web/client/api.ts')
  const { data } = await api.user_posses.list.call()
  const helper = data.find((helper) => helper.id === id && helper.direction === 'invite')
  if (!helper) return undefined
  if (helper.user_id === me) throw redirect({ href: '/settings/helpers' })
  const { is_accepted, is_expired, direction: _, name: __, sent_at: ___, ...asked } = helper
  return { ...asked, whose: 'own', state: is_accepted ? 'accepted' : is_expired ? 'expired' : 'open' }
}
