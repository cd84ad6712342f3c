import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Invited } from './contract.ts'

/** Somebody who has not said yes yet. */
export function InviteRow({ invite: { id, email, sent_at, ends_at, is_ended } }: { invite: Invited }) {
  const { once, isPending } = useActs()
  const [day, end] = [sent_at, ends_at].map((moment) => longDay(moment.slice(0, 10)) ?? '')
  const withdraw = () => once(async () => (await api.vendor_colleagues.withdraw.call({ id }), t('colleagues.withdrawn')))
  return (
    <li>
      <div>
        <b>{email}</b>
        <p>{t(is_ended ? 'colleagues.ended' : 'colleagues.waits', { day: day!, end: end! })}</p>
      </div>
      <p className="buttons">
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={t('colleagues.withdraw_named', { email })}
          onClick={() => void withdraw()}
        >
          {t('colleagues.withdraw')}
        </button>
      </p>
    </li>
  )
}
