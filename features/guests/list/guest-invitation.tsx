import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Guest } from './contract.ts'
import { sayFailure } from './busy-and-failed.ts'

/** Mails the invitation of the guest's household, once, or again. */
export function GuestInvitation({ guest: { id, invitation_sent_at } }: { guest: Guest }) {
  const { once, isPending } = useActs()
  const send = () =>
    once(
      async () => {
        const { data } = await api.invitations.invite.call({ id, again: invitation_sent_at !== null })
        if (!data.sending) return toast({ kind: 'info', lines: [t('guest_invitation.had')] })
        const { sending } = data
        const stop = async () => {
          const { data } = await api.invitations.stop.call({ id: sending.id })
          toast({ kind: 'info', lines: [data.sent === 0 ? t('guest_invitation.stopped') : t('guest_invitation.too_late')] })
        }
        toast({
          kind: 'done',
          milliseconds: 20_000,
          lines: [t('guest_invitation.leaves')],
          action: { label: t('guest_invitation.stop'), onAction: () => void stop().catch(sayFailure) },
        })
      },
      (error) => {
        const [said] = refusal(error)?.errors['id'] ?? []
        if (said) toast({ kind: 'bad', milliseconds: 8_000, lines: [said], of: callOf(error) })
        else sayFailure(error)
      },
    )
  return (
    <button className="button" type="button" aria-disabled={isPending} onClick={() => void send()}>
      <Icon name="paper-plane-tilt" />
      {invitation_sent_at === null ? t('guest_invitation.send') : t('guest_invitation.again')}
    </button>
  )
}
