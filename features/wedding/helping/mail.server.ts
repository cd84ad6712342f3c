import type { Db } from '#db/db.ts'
import { letter } from '#server/letter.ts'
import { type Mail, queueMail } from '#server/mail.ts'
import { startPath } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import type { Helper } from './contract.ts'
import { coupleNames } from './couple-names.ts'
import type { Changed, Removed } from './invite-rows.server.ts'
import { findShared, forget, holdUnread, sayLeft, type Shared } from './telling-rows.server.ts'

type Invited = Pick<Helper, 'id' | 'email' | 'role' | 'user_id' | 'firstname' | 'other_firstname' | 'guest_wedding_events'>

/** Whoever has an account finds it there, too; an address without one gets a letter, whose link is the only key. */
export async function tellInvited(db: Db, invited: Invited, member_id: number | null, url: string): Promise<void> {
  if (member_id === null) return void (await queueMail(db, inviteLetter(invited, url)))
  const { id, user_id, firstname, guest_wedding_events } = invited
  const params = { id, user: { id: user_id, firstname }, events: guest_wedding_events, url: `/helper-invite/${id}` }
  await tellOf(db, { user_ids: [member_id], kind: 'posse_invite', params })
}

/** Who may do less than before is told so, with what is left; what is given back before they read it was never taken. */
export async function tellChanged(db: Db, id: number, changed: Changed): Promise<void> {
  const { user_id, firstname, member_id, role, former } = changed
  const isLess = role === 'helper' && (former === 'partner' || changed.is_less)
  const unread = await holdUnread(db, { member_id, id })
  if (!isLess && !unread) return
  const had = unread ? unread.params.had : former === 'partner' ? undefined : changed.had
  const events = await findShared(db, { user_id, id })
  const isLacking = role === 'helper' && lacks(events, had)
  if (unread && isLacking && !isLess) return sayLeft(db, unread, events)
  if (unread) await forget(db, unread)
  if (!isLacking) return
  const params = { id, user: { id: user_id, firstname }, name: coupleNames(changed).join(' & '), events, url: startPath, had }
  await tellOf(db, { user_ids: [member_id], kind: 'posse_changed', params })
}

/** Whether something of what they had is missing; who planned all of it has no list. */
function lacks(events: Shared, had: Record<string, number[]> | undefined): boolean {
  if (!had) return true
  const has = new Map(events.map(({ id, permissions = [] }) => [String(id), permissions]))
  return Object.entries(had).some(([id, permissions]) => permissions.some((one) => !has.get(id)?.includes(one)))
}

/** Who helped and was removed is told so; an invite that was taken back asked nothing of anybody yet. */
export async function tellRemoved(db: Db, id: number, removed: Removed): Promise<void> {
  const { user_id, firstname, member_id, was_helping, events } = removed
  if (!was_helping || member_id === null) return
  const params = { id, user: { id: user_id, firstname }, name: coupleNames(removed).join(' & '), events, url: startPath }
  await tellOf(db, { user_ids: [member_id], kind: 'posse_removed', params })
}

/** To an address that has no account yet: what for, by whom, and where it is answered. */
function inviteLetter({ email, role, firstname, other_firstname }: Invited, url: string): Mail {
  const first = plainName(firstname) || t('helping_letter.somebody')
  const other = plainName(other_firstname)
  const couple = other ? t('helping_letter.couple', { first, other }) : first
  return {
    to: email,
    subject: t('helping_letter.subject', { first }),
    ...letter({
      brand: t('site.name'),
      heading: t('helping_letter.subject', { first }),
      lines: [
        role === 'partner' ? t('helping_letter.partner', { first }) : t('helping_letter.helper', { couple }),
        t('helping_letter.lasts'),
      ],
      action: { label: t('helping_letter.action'), url },
      footer: t('helping_letter.why', { couple }),
    }),
  }
}

/** A stranger's mailbox is no place for what people may write into their names. */
export function plainName(name: string): string {
  return /[:/@\\<>]|\.\S|\d{4}/.test(name) ? '' : name.slice(0, 40)
}
