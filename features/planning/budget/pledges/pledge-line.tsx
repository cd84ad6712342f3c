import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import type { ContributorsPage } from '../contributors/contract.ts'
import { contributorWords } from '../contributors/contributor-words.ts'
import type { ListedPledge } from './contract.ts'
import { percentWords } from './typed-pledge.ts'

interface Props {
  pledge: ListedPledge
  name: string
  page: ContributorsPage
  onEdit: () => void
}

/** What was pledged for what; the couple ticks off what came. */
export function PledgeLine({ pledge, name, page, onEdit }: Props) {
  const { once } = useActs(contributorWords)
  const { id, version, pledged, received } = pledge
  const item = pledge.item ?? t('pledge.all_of_it')
  const isReceived = pledged > 0 && received === pledged
  const receive = () =>
    once(async (act) => {
      await api.pledges.update.call({ id, version, act, received: isReceived ? 0 : pledged, ...(isReceived && { received_on: null }) })
      return isReceived ? t('pledge.not_received', { name }) : t('pledge.was_received', { name, amount: showMoney(pledged) })
    })
  const remove = () =>
    once(async (act) => {
      await api.pledges.destroy.call({ id, act })
      return t('pledge.removed', { name })
    })
  return (
    <li>
      <span>{item}</span>
      <span className="num">{pledge.amount === null && pledge.percent === null ? t('pledge.no_amount') : showMoney(pledged)}</span>
      <small>{detailsOf(pledge, page.today).join(' · ')}</small>
      {page.wedding.role !== 'helper' && (
        <span className="budget-begin">
          <button
            className="button small"
            type="button"
            aria-pressed={isReceived}
            aria-label={t('pledge.receive_of', { name, item })}
            aria-disabled={pledged === 0}
            onClick={() => pledged > 0 && void receive()}
          >
            {isReceived && <Icon name="check" />}
            {t('pledge.receive')}
          </button>
          <button className="close-button" type="button" aria-label={t('pledge.edit_of', { name, item })} onClick={onEdit}>
            <Icon name="pencil-simple" />
          </button>
          <button className="close-button" type="button" aria-label={t('pledge.delete_of', { name, item })} onClick={remove}>
            <Icon name="trash" />
          </button>
        </span>
      )}
    </li>
  )
}

/** Whether it stands, what came of it and when, and what was said with it. */
function detailsOf({ percent, confirmed_at, received, received_on, pledged, note }: ListedPledge, today: string): string[] {
  const day = received_on === null ? '' : shortDay(received_on, today)
  const came = received === pledged ? t('pledge.came_on', { day }) : t('pledge.part_came', { amount: showMoney(received), day })
  return [
    ...(percent === null ? [] : [t('pledge.share', { percent: percentWords(percent) })]),
    received > 0 ? came : t(confirmed_at === null ? 'pledge.not_confirmed' : 'pledge.confirmed'),
    ...(note ? [note] : []),
  ]
}
