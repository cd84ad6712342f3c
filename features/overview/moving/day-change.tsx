import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { shortDay } from './short-day.ts'

/** Where something stands and where it goes; what stays says one day. */
export function DayChange({ from, to }: { from: string | null; to: string | null }) {
  if (from === to)
    return <span className="moving-days num">{from === null ? t('moving.no_day') : t('moving.stays', { day: shortDay(from) })}</span>
  return (
    <span className="moving-days num">
      <s>
        <span className="only-heard">{t('moving.now')}: </span>
        {shortDay(from)}
      </s>{' '}
      <Icon name="arrow-right" />{' '}
      <b>
        <span className="only-heard">{t('moving.then')}: </span>
        {shortDay(to)}
      </b>
    </span>
  )
}
