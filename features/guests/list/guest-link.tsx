import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { invitePath, previewPath } from './rsvp-paths.ts'
import type { Guest } from './contract.ts'
import { useOnce } from './busy-and-failed.ts'

/** What opens the household's page, for whoever has no email: copied, or selected where it stands. Their pages can be looked at, too. */
export function GuestLink({ guest: { id, invite_id } }: { guest: Guest }) {
  const cache = useQueryClient()
  const { once, isPending } = useOnce()
  const place = api.address_collector.get.queryOptions({ input: {} })
  const known = useQuery({ ...place, enabled: useHydrated() }).data?.data.url
  const copy = () =>
    once(async () => {
      const invite = invite_id ?? (await api.guests.generateInviteId.call({ id, keep: true })).data.invite_id
      const { data } = await cache.ensureQueryData(place)
      if (invite_id === null) await cache.invalidateQueries({ queryKey: api.guests.key() })
      const isCopied = await navigator.clipboard.writeText(linkAt(data.url, invite ?? '')).then(
        () => true,
        () => false,
      )
      toast(isCopied ? { kind: 'done', lines: [t('guest_link.copied')] } : { kind: 'info', lines: [t('guest_link.select')] })
    })
  return (
    <div className="guest-link">
      <div>
        <button className="button" type="button" aria-disabled={isPending} onClick={() => void copy()}>
          <Icon name="copy" />
          {t('guest_link.copy')}
        </button>
        <a className="button ghost" href={previewPath(id)} target="_blank" rel="noreferrer">
          {t('guest_link.see')}
        </a>
      </div>
      {invite_id !== null && known && (
        <input
          className="field-input"
          readOnly
          aria-label={t('guest_link.own')}
          value={linkAt(known, invite_id)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p className="field-hint">{t('guest_link.hint')}</p>
    </div>
  )
}

function linkAt(place: string, invite_id: string): string {
  return new URL(invitePath(invite_id), place).href
}
