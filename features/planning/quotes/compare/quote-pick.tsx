import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'

interface Props {
  id: number
  name: string
  isPicked: boolean
}

/** Which quote the foot of the page is about. */
export function QuotePick({ id, name, isPicked }: Props) {
  return (
    <Link
      className="button small"
      to="."
      search={(search) => ({ ...search, pick: id })}
      replace
      resetScroll={false}
      aria-current={isPicked || undefined}
      aria-label={isPicked ? t('quotes.picked_one', { name }) : t('quotes.pick_one', { name })}
    >
      {isPicked ? t('quotes.picked') : t('quotes.pick')}
    </Link>
  )
}
