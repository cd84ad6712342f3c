import { hasPage } from '#web/map/routes.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Waiting } from './contract.ts'

const messages: string = '/vendor/messages'

/** Who asked and has no answer, the longest wait first. */
export function VendorWaiting({ data, total }: { data: Waiting[]; total: number }) {
  return (
    <section className="vendor-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('morning.waiting')}</h2>
      {data.length === 0 ? (
        <p>{t('morning.nobody_waits')}</p>
      ) : (
        <ul>
          {data.map(({ id, name, wedding_date, place, guests, message, created_at }) => (
            <li key={id}>
              <div>
                <span>
                  <b>{name || t('morning.a_couple')}</b>{' '}
                  <small>
                    {[wedding_date && longDay(wedding_date), place, guests && t('morning.guests', { n: guests })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <small>{t('morning.since', { day: longDay(created_at.slice(0, 10)) ?? '' })}</small>
              </div>
              <p>{message.length > 160 ? `${message.slice(0, 160)}…` : message}</p>
            </li>
          ))}
        </ul>
      )}
      {total > data.length && <p>{t('morning.more_wait', { n: total - data.length })}</p>}
      {data.length > 0 && (hasPage(messages) ? <a href={messages}>{t('morning.answer')}</a> : <p>{t('morning.answer_by_mail')}</p>)}
    </section>
  )
}
