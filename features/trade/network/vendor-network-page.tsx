import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InviteBusiness, invitedQuery } from '../inviting/shown/invite-business.tsx'
import { tradeAt } from '../profile/trade-words.ts'
import type { Other } from './contract.ts'
import css from './vendor-network.css?url'

const queries = {
  business: () => api.vendor_profile.get.queryOptions(),
  network: () => api.vendor_network.list.queryOptions(),
}

export const Route = createFileRoute('/_vendor/tools/vendor-network')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const { data: business } = await cache.ensureQueryData(queries.business())
    if (business) await Promise.all([cache.ensureQueryData(queries.network()), cache.ensureQueryData(invitedQuery())])
  },
  head: () => pageHead({ title: t('network.title'), css }),
  component: VendorNetworkPage,
})

/** Who was credited on the same weddings, and with whom both have said so. */
function VendorNetworkPage() {
  const { data: business } = useSuspenseQuery(queries.business()).data
  return (
    <main className="vendor-network" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('network.title')}</h1>
          <p>{t('network.lead')}</p>
        </div>
      </header>
      {business ? (
        <Network />
      ) : (
        <EmptyState fact={t('manage.none')} hint={t('manage.none_hint')}>
          <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
            {t('manage.find')}
          </a>
        </EmptyState>
      )}
    </main>
  )
}

const groups = [
  { standing: 'asks', title: t('network.waiting_on_you') },
  { standing: 'asked', title: t('network.waiting_on_them') },
  { standing: 'connected', title: t('network.connected') },
  { standing: 'none', title: t('network.credited') },
] as const

function Network() {
  const { data: others } = useSuspenseQuery(queries.network()).data
  return (
    <>
      {others.length === 0 && <EmptyState fact={t('network.nobody')} hint={t('network.nobody_hint')} />}
      {groups.map(({ standing, title }) => {
        const own = others.filter((one) => one.standing === standing)
        return (
          own.length > 0 && (
            <section key={standing} aria-labelledby={`network-${standing}`}>
              <h2 id={`network-${standing}`}>{title}</h2>
              <ul>
                {own.map((other) => (
                  <OtherRow key={other.id} other={other} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <InviteBusiness />
      <p className="vendor-network-note">{t('network.what_it_does')}</p>
    </>
  )
}

/** What ends it is called after where it stands. */
const ends = {
  asks: { word: 'network.decline', named: 'network.decline_named' },
  asked: { word: 'network.withdraw', named: 'network.withdraw_named' },
  connected: { word: 'network.end', named: 'network.end_named' },
} as const

function OtherRow({ other }: { other: Other }) {
  const { id, title, url, weddings, last, standing, words, is_here } = other
  const { once, isPending } = useActs()
  const ask = () => once(async () => void (await api.vendor_network.ask.call({ vendor_id: id })))
  const end = () => once(async () => void (await api.vendor_network.end.call({ id })))
  return (
    <li>
      <div>
        <a href={url}>
          <b>{title}</b>
        </a>
        <p>{tradeAt(other)}</p>
        {words && <p>“{words}”</p>}
        {last && (
          <small>
            {weddings === 1 ? t('network.one_wedding') : t('network.n_weddings', { n: weddings })} <a href={last.url}>{last.title}</a>
          </small>
        )}
        {standing === 'none' && !is_here && <small>{t('network.not_here')}</small>}
      </div>
      <p className="buttons">
        {(standing === 'none' || standing === 'asks') && (
          <button
            className={standing === 'asks' ? 'button main' : 'button'}
            type="button"
            aria-disabled={isPending}
            aria-label={t(standing === 'asks' ? 'network.confirm_named' : 'network.ask_named', { title })}
            onClick={() => void ask()}
          >
            {t(standing === 'asks' ? 'network.confirm' : 'network.ask')}
          </button>
        )}
        {standing !== 'none' && (
          <button
            className="button small"
            type="button"
            aria-disabled={isPending}
            onClick={() => void end()}
            aria-label={t(ends[standing].named, { title })}
          >
            {t(ends[standing].word)}
          </button>
        )}
      </p>
    </li>
  )
}
