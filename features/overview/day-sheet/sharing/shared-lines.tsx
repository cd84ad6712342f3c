import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { clockAt } from '../day-time.ts'
import type { SharedItem } from './contract.ts'

/** Lines of the day as somebody on the sheet sees them, with who to call for what is theirs. */
export function SharedLines({ items }: { items: readonly SharedItem[] }) {
  return (
    <ol className="shared-lines">
      {items.map((item) => {
        const [time, half] = clockAt(item.starts).split(' ')
        const names = [...item.with.map(({ name }) => name), item.in_charge].filter(Boolean).join(', ')
        return (
          <li key={item.id} data-own={item.is_own || undefined}>
            <p className="shared-time num">
              <b>{time}</b> {half}
            </p>
            <div>
              <h3>{item.title}</h3>
              {(item.notes || item.place) && (
                <p>
                  {item.notes} {item.place && <em>{item.place}</em>}
                </p>
              )}
              {item.moves === 'never' && (
                <p className="hint">
                  <Icon name="lock-simple" /> {t('day.cannot')}
                </p>
              )}
              {names && (
                <p className="hint">
                  {t('shared_day.with')} {names}
                </p>
              )}
              {item.with
                .filter(({ phone }) => phone !== '')
                .map(({ name, phone }) => (
                  <a key={name} className="button small" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                    {t('shared_day.call', { name })} <span className="num">{phone}</span>
                  </a>
                ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
