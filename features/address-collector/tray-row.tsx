import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/guest-tools-text.ts'
import { toast } from '#web/ui/toast.ts'
import { sayFailure, useOnce } from '../guests/guest-once.ts'
import { guestName } from '../guests/guest-name.ts'
import { longDay } from '#web/long-day.ts'
import type { CollectedAddress } from './contract.ts'

/** One address that somebody left: whose it may be, and what is to become of it. */
export function TrayRow({ address }: { address: CollectedAddress }) {
  const cache = useQueryClient()
  const isAlive = useHydrated()
  const { once, isPending } = useOnce()
  const { id, matches } = address
  const name = guestName(address)
  const settle = (work: () => Promise<void>) => once(work, (error) => void sayTaken(cache, error))
  const accept = (guest_id?: number) =>
    settle(async () => {
      const { data } = await api.address_collector.accept.call({ id, guest_id })
      const to = matches.find((match) => match.id === guest_id)?.name
      await said(cache, to ? t('tray.given', { name: to }) : t('tray.added', { name }), { id, act: data.undo })
    })
  const decline = () =>
    settle(async () => {
      await api.address_collector.decline.call({ id })
      await said(cache, t('tray.declined', { name }), { id })
    })
  const button = { type: 'button', disabled: !isAlive, 'aria-disabled': isPending } as const
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <address>
          {linesOf(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <small>{[address.email, address.phone, longDay(address.created_at.slice(0, 10))].filter(Boolean).join(' · ')}</small>
      </div>
      <div className="tray-buttons">
        {matches.map((match) => (
          <button key={match.id} className="button" {...button} onClick={() => void accept(match.id)}>
            <span>
              {t('tray.give', { name: match.name })}
              <small>{[match.household, match.address || t('tray.no_address')].filter(Boolean).join(', ')}</small>
            </span>
          </button>
        ))}
        <button className="button" {...button} onClick={() => void accept()}>
          {t('tray.add')}
        </button>
        <button className="button ghost" {...button} aria-label={t('tray.decline_named', { name })} onClick={() => void decline()}>
          {t('tray.decline')}
        </button>
      </div>
    </li>
  )
}

/** As it stands on an envelope. */
function linesOf({ address_line1, address_line2, city, state, postal_code, country }: CollectedAddress): string[] {
  const region = [state, postal_code].filter(Boolean).join(' ')
  return [address_line1, address_line2, [city, region].filter(Boolean).join(', '), country].filter(Boolean)
}

/** Says what was done, with a way back into the tray. */
async function said(cache: QueryClient, words: string, { id, act }: { id: number; act?: string }): Promise<void> {
  await refreshed(cache)
  const undo = async () => {
    try {
      if (act) await api.wedding_changes.undo.call({ act })
      await api.address_collector.restore.call({ id })
    } catch (error) {
      sayFailure(error)
    }
    await refreshed(cache)
  }
  toast({ kind: 'done', milliseconds: 10_000, lines: [words], action: { label: t('guest_tools.undo'), onAction: () => void undo() } })
}

/** Somebody else was quicker: the list says what is left. */
async function sayTaken(cache: QueryClient, error: unknown): Promise<void> {
  if (refusal(error)?.status !== 409) return sayFailure(error)
  await refreshed(cache)
  toast({ kind: 'info', lines: [t('tray.taken')] })
}

async function refreshed(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: api.address_collector.key() }),
    cache.invalidateQueries({ queryKey: api.guests.key() }),
  ])
}
