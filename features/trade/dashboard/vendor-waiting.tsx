import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Waiting } from './contract.ts'

/** Who waits for an answer, the longest first, as the conversations have it. */
export function VendorWaiting({ data, total }: { data: Waiting[]; total: number }) {
  return (
    <section className="vendor-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('morning.waiting')}</h2>
      {data.length === 0 ? (
        <p>{t('morning.nobody_waits')}</p>
      ) : (
        <ul>
          {data.map(({ id, name, wedding_date, place, guests, message, waits_since }) => (
            <li key={id}>
              <div>
                <span>
                  <a href={`/vendor/messages/${id}`}>{name || t('morning.a_couple')}</a>{' '}
                  <small>
                    {[wedding_date && longDay(wedding_date), place, guests && t('morning.guests', { n: guests })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <small>{t('morning.since', { day: longDay(waits_since.slice(0, 10)) ?? '' })}</small>
              </div>
              <p>{message.length > 160 ? `${message.slice(0, 160)}…` : message}</p>
            </li>
          ))}
        </ul>
      )}
      {total > data.length && <p>{t('morning.more_wait', { n: total - data.length })}</p>}
      <a href="/vendor/messages">{t(data.length > 0 ? 'morning.answer' : 'morning.all_messages')}</a>
    </section>
  )
}
