import emptyPlate from 'virtual:picture/empty-messages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { guestTools } from '#features/guests/list/guest-tools.ts'
import { CollectorSwitch } from './collector-switch.tsx'
import { TrayRow } from './tray-row.tsx'
import css from './tray.css?url'
import { collectorQuery, trayQuery } from './tray-query.ts'

export const Route = createFileRoute('/_user/tools/guest-list/addresses')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([cache.ensureQueryData(collectorQuery()), cache.ensureQueryData(trayQuery())])
  },
  head: () => pageHead({ title: t('tray.title'), css }),
  component: TrayPage,
})

/** What guests left of themselves, until somebody looked at it, and the page where they do. */
function TrayPage() {
  const { data: collector } = useSuspenseQuery(collectorQuery()).data
  const { data: addresses, total } = useSuspenseQuery(trayQuery()).data
  return (
    <main className="tray-page" id="main">
      <header>
        <h1>{t('tray.title')}</h1>
        <LinkTabs label={t('guest_tools.label')} tabs={guestTools({ waiting: total })} />
      </header>
      <CollectorSwitch collector={collector} />
      {addresses.length === 0 ? (
        <EmptyState
          picture={<Picture of={emptyPlate} sizes="180px" />}
          fact={t('tray.empty')}
          hint={collector.is_open ? t('tray.empty_open') : t('tray.empty_shut')}
        />
      ) : (
        <section className="tray">
          <h2>{total === 1 ? t('tray.new_one') : t('tray.new', { n: total })}</h2>
          <ul>
            {addresses.map((address) => (
              <TrayRow key={address.id} address={address} />
            ))}
          </ul>
          {total > addresses.length && <p>{t('tray.more', { n: total - addresses.length })}</p>}
        </section>
      )}
    </main>
  )
}
