import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { categoryName } from '../../budget/categories.ts'
import type { UserVendor, VendorPage } from '../contract.ts'
import { pipeline } from '../states.ts'
import { statusWords } from '../state-words.ts'
import { SecondHireDialog } from './second-hire.tsx'
import { VendorCard } from './vendor-card.tsx'
import { useVendorMoves } from './vendor-moves.ts'
import { everyVendorQuery } from './vendors-query.ts'

/** Four columns from interested to hired, and below them who is not to come. */
export function VendorPipeline({ page, event }: { page: VendorPage; event: number | undefined }) {
  const { data } = useSuspenseQuery(everyVendorQuery({ event }))
  const { vendors, moves, remove, said, asked, setAsked } = useVendorMoves(data.data)
  const over = vendors.filter(({ status }) => status === 'declined' || status === 'cancelled')
  return (
    <>
      <div className="vendor-pipe" data-pipe>
        {pipeline.map((status) => {
          const here = vendors.filter((vendor) => vendor.status === status)
          return (
            <section key={status} data-column={status} aria-label={statusWords[status]}>
              <header>
                <h2>{statusWords[status]}</h2>
                <span className="num">{here.length}</span>
              </header>
              <ul>
                {here.map((vendor) => (
                  <VendorCard key={vendor.id} vendor={vendor} today={page.today} moves={moves} remove={remove} />
                ))}
              </ul>
              {status === 'considering' && (
                <Link
                  className="button ghost small"
                  to="."
                  search={(search) => ({ ...search, who: undefined, adding: 'other' })}
                  resetScroll={false}
                >
                  <Icon name="plus" /> {t('couple_vendors.add_interested')}
                </Link>
              )}
            </section>
          )
        })}
      </div>
      {over.length > 0 && (
        <details className="vendor-over">
          <summary>{t('couple_vendors.over', { n: over.length })}</summary>
          <ul>
            {over.map((vendor) => (
              <li key={vendor.id}>
                <span>
                  <Link to="." search={(search) => ({ ...search, adding: undefined, who: vendor.id })} resetScroll={false}>
                    {vendor.name}
                  </Link>
                  <small>
                    {categoryName(vendor.taxonomy)}, {overWords(vendor)}
                  </small>
                  {vendor.status === 'cancelled' && vendor.vendor_id !== null && (
                    <a href={`/tools/vendor-manager/reviews/${vendor.id}`}>{t('reviews.how_was_it')}</a>
                  )}
                </span>
                <button className="button small" type="button" onClick={() => moves.move(vendor, { status: 'considering' })}>
                  {t('couple_vendors.back_to_interested')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="only-heard" role="status">
        {said}
      </p>
      <SecondHireDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function overWords({ status, cancelled_by, cancelled_on }: UserVendor): string {
  if (status === 'declined') return statusWords.declined
  const day = cancelled_on ?? ''
  return cancelled_by === 'vendor' ? t('couple_vendors.they_cancelled_on', { day }) : t('couple_vendors.you_cancelled_on', { day })
}
