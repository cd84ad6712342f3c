import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { RegistryPage } from '../contract.ts'
import { GiftRow } from './gift-row.tsx'
import { giftsQuery } from './registry-query.ts'
import { closed, type RegistrySearch } from './registry-search.ts'

/** Every gift, or those that something is to be done about. */
export function GiftList({ page, search }: { page: RegistryPage; search: RegistrySearch }) {
  const { data: found } = useSuspenseQuery(giftsQuery(search))
  const { gifts, promised, to_thank } = page.sums
  const shows = [
    { show: undefined, label: t('gifts.all', { n: gifts + promised }) },
    { show: 'promised' as const, label: t('gifts.promised', { n: promised }) },
    { show: 'to_thank' as const, label: t('gifts.to_thank', { n: to_thank }) },
    { show: 'unsigned' as const, label: t('gift.from_whom') },
  ]
  const isEmpty = gifts + promised === 0
  return (
    <section className="registry-gifts" aria-labelledby="gifts">
      <header>
        <h2 id="gifts">{t('gifts.every')}</h2>
        <div>
          {!isEmpty && (
            <nav className="chips" aria-label={t('gifts.which')}>
              {shows.map(({ show, label }) => (
                <Link
                  key={label}
                  className="chip"
                  to="."
                  search={(now) => ({ ...now, ...closed, show, page: undefined })}
                  resetScroll={false}
                  activeOptions={{ exact: true }}
                  aria-current={search.show === show ? 'true' : undefined}
                  data-selected={search.show === show || undefined}
                >
                  {label}
                </Link>
              ))}
            </nav>
          )}
          <Link className="button" to="." search={(now) => ({ ...now, ...closed, begin: 'gift' })} resetScroll={false}>
            <Icon name="pencil-simple" />
            {t('gift.by_hand')}
          </Link>
        </div>
      </header>
      {isEmpty && <EmptyState fact={t('gifts.none')} hint={t('gifts.none_hint')} />}
      {!isEmpty && found.data.length === 0 && <p className="registry-quiet">{t('gifts.none_such')}</p>}
      {found.data.length > 0 && (
        <table className="gift-table">
          <thead>
            <tr>
              {[t('gift.from'), t('gift.for'), t('gift.message'), t('gift.given'), t('gifts.standing')].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" className="number">
                {t('gift.amount')}
              </th>
              <th scope="col">
                <span className="only-heard">{t('gifts.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((gift) => (
              <GiftRow key={gift.id} gift={gift} today={page.today} />
            ))}
          </tbody>
        </table>
      )}
      <Pager meta={found.meta} />
    </section>
  )
}
