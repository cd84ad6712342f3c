import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { RegistryPage } from '../contract.ts'
import type { ListedGift } from '../gifts/contract.ts'
import { thankingWords, wayWords } from '../way-words.ts'
import { giftsQuery } from './registry-query.ts'
import { closed, type RegistrySearch } from './registry-search.ts'
import { giverOf, whatOf } from './registry-words.ts'
import { ThankLeaves } from './thank-leaves.tsx'

/** Who is to be thanked, household by household, and who was. */
export function ThankList({ page, search }: { page: RegistryPage; search: RegistrySearch }) {
  const { data: open } = useSuspenseQuery(giftsQuery({ show: 'to_thank', page: search.page }))
  const { data: done } = useSuspenseQuery(giftsQuery({ show: 'thanked', page: search.page }))
  const { thanked, to_thank } = page.sums
  if (thanked + to_thank === 0) return <EmptyState fact={t('thanks.nobody')} hint={t('thanks.nobody_hint')} />
  return (
    <div className="thank-yous">
      <section className="thank-top" aria-label={t('thanks.so_far')}>
        <b className="registry-figure num">{thanked}</b>
        <div>
          <p>{t('thanks.of', { n: thanked + to_thank })}</p>
          <ThankLeaves sums={page.sums} />
        </div>
      </section>
      <section aria-labelledby="to-write">
        <h2 id="to-write">
          {t('thanks.open')} <small className="num">{to_thank}</small>
        </h2>
        {open.data.length === 0 && <p className="registry-quiet">{t('thanks.all_done')}</p>}
        <ul>
          {byGiver(open.data).map((gifts) => (
            <ToThank key={gifts[0]!.id} gifts={gifts} today={page.today} />
          ))}
        </ul>
      </section>
      {done.data.length > 0 && (
        <section aria-labelledby="thanked">
          <h2 id="thanked">
            {t('thanks.are_thanked')} <small className="num">{thanked}</small>
          </h2>
          <ul>
            {byGiver(done.data).map((gifts) => (
              <Thanked key={gifts[0]!.id} gifts={gifts} today={page.today} />
            ))}
          </ul>
        </section>
      )}
      <Pager meta={open.meta.total > done.meta.total ? open.meta : done.meta} />
    </div>
  )
}

/** After three weeks it is late, which a shape and a word say. */
function ToThank({ gifts, today }: { gifts: readonly ListedGift[]; today: string }) {
  const first = gifts.at(-1)!
  const since = first.arrived_on ?? first.given_on
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000))
  const waits = days === 1 ? t('thanks.one_day') : t('thanks.days', { n: days })
  return (
    <li data-late={days > 21 || undefined}>
      <Leaf />
      <Link to="." search={(now) => ({ ...now, ...closed, thank: first.id })} resetScroll={false}>
        <span className="only-heard">{t('thanks.thank')} </span>
        <b>{giverOf(first)}</b> <small>{[wayWords[first.way], shortDay(since, today)].join(', ')}</small>
      </Link>
      <span>{gifts.map(whatOf).join(' · ')}</span>
      <span className="thank-days num">{days > 21 ? t('thanks.late', { days: waits }) : waits}</span>
    </li>
  )
}

function Thanked({ gifts, today }: { gifts: readonly ListedGift[]; today: string }) {
  const [first] = gifts as [ListedGift, ...ListedGift[]]
  const { thanked_by, thanked_way, thanked_on } = first
  const how = [thanked_by, thanked_way === '' ? '' : thankingWords[thanked_way], thanked_on === null ? '' : shortDay(thanked_on, today)]
  return (
    <li data-done="">
      <Leaf />
      <Link to="." search={(now) => ({ ...now, ...closed, gift: first.id })} resetScroll={false}>
        <b>{giverOf(first)}</b>
      </Link>
      <span>{gifts.map(whatOf).join(' · ')}</span>
      <span className="thank-days">{how.filter(Boolean).join(', ')}</span>
    </li>
  )
}

function Leaf() {
  return (
    <svg className="thank-leaf" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17Z" />
    </svg>
  )
}

/** A card goes to a household, or to whoever signed; of those nobody knows, each is asked after by itself. */
function byGiver(gifts: readonly ListedGift[]): ListedGift[][] {
  const giver = ({ household_id, from_name, id }: ListedGift) =>
    household_id === null ? from_name.trim().toLowerCase() || `gift ${id}` : `household ${household_id}`
  return [...Map.groupBy(gifts, giver).values()]
}
