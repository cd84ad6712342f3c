import { useHydrated } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { takeBack } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { sayFailure } from '#features/guests/list/busy-and-failed.ts'
import { guestName } from '#features/guests/list/guest-name.ts'
import { guestWords } from '#features/guests/list/guest-undone.ts'
import { longDay } from '#web/long-day.ts'
import type { CollectedAddress } from './contract.ts'

/** One address that somebody left: whose it may be, and what is to become of it. */
export function TrayRow({ address }: { address: CollectedAddress }) {
  const isAlive = useHydrated()
  const { once, isPending } = useActs()
  const { id, matches } = address
  const name = guestName(address)
  const restore = async () => void (await api.address_collector.restore.call({ id }))
  const accept = (guest_id?: number) =>
    once(async () => {
      const { data } = await api.address_collector.accept.call({ id, guest_id })
      const to = matches.find((match) => match.id === guest_id)?.name
      const undo = async () => {
        const back = await takeBack(data.undo, { ...guestWords, undone: '' })
        await restore()
        return back
      }
      return { said: to ? t('tray.given', { name: to }) : t('tray.added', { name }), undo }
    }, sayTaken)
  const decline = () =>
    once(async () => {
      await api.address_collector.decline.call({ id })
      return { said: t('tray.declined', { name }), undo: restore }
    }, sayTaken)
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

/** Somebody else was quicker: the list says what is left. */
function sayTaken(error: unknown): void {
  if (refusal(error)?.status === 409) toast({ kind: 'info', lines: [t('tray.taken')] })
  else sayFailure(error)
}
