import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './vendor-leaving.css?url'

const ownBusiness = () => api.vendor_profile.get.queryOptions()

export const Route = createFileRoute('/_vendor/vendor/management/leaving')({
  loader: async ({ context }) => void (await (await context.queries.open()).fetchQuery({ ...ownBusiness(), staleTime: 0 })),
  head: () => pageHead({ title: t('vendor_leaving.title'), css }),
  component: VendorLeavingPage,
})

/** All that is kept of the business to take along, and the way out. */
function VendorLeavingPage() {
  const { data: business } = useSuspenseQuery(ownBusiness()).data
  return (
    <main className="vendor-leaving" id="main">
      <header className="tool-head">
        <h1>{t('vendor_leaving.title')}</h1>
      </header>
      {!business && (
        <EmptyState fact={t('manage.none')} hint={t('manage.none_hint')}>
          <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
            {t('manage.find')}
          </a>
        </EmptyState>
      )}
      {business && business.role !== 'owner' && (
        <p>
          {t('vendor_leaving.owner_only')} <a href="/vendor/management/colleagues">{t('manage.colleagues')}</a>
        </p>
      )}
      {business?.role === 'owner' && <Ways title={business.model.name} isShown={business.is_shown} />}
    </main>
  )
}

function Ways({ title, isShown }: { title: string; isShown: boolean }) {
  const { once, isPending } = useActs()
  async function leave(page: 'stays' | 'goes') {
    const { isDone } = await once(async () => void (await api.vendor_leaving.leave.call({ page })))
    if (isDone) window.location.assign('/')
  }
  const ask = (page: 'stays' | 'goes') =>
    confirm({
      title: t('vendor_leaving.sure', { title }),
      text: t(page === 'goes' ? 'vendor_leaving.goes_sure' : 'vendor_leaving.stays_sure'),
      list: [t('vendor_leaving.lost_people'), t('vendor_leaving.lost_words'), t('vendor_leaving.lost_calendar')],
      accept: t('vendor_leaving.leave'),
      cancel: t('colleagues.cancel'),
      isDestructive: true,
      action: leave,
      params: page,
    })
  return (
    <>
      <section>
        <h2>{t('vendor_leaving.take')}</h2>
        <p>{t('vendor_leaving.take_text')}</p>
        <p className="buttons">
          <a className="button main" href="/api/v1/users/me/vendor-export" download>
            <Icon name="download-simple" /> {t('vendor_leaving.take_button')}
          </a>
        </p>
      </section>
      {isShown && (
        <Way title={t('vendor_leaving.stays')} text={t('vendor_leaving.stays_text')} isPending={isPending} leave={() => ask('stays')} />
      )}
      <Way title={t('vendor_leaving.goes')} text={t('vendor_leaving.goes_text')} isPending={isPending} leave={() => ask('goes')} />
    </>
  )
}

interface WayProps {
  title: string
  text: string
  isPending: boolean
  leave: () => void
}

function Way({ title, text, isPending, leave }: WayProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="buttons">
        <button
          className="button"
          type="button"
          aria-disabled={isPending}
          aria-label={`${t('vendor_leaving.leave')}: ${title}`}
          onClick={leave}
        >
          {t('vendor_leaving.leave')}
        </button>
      </p>
    </section>
  )
}
