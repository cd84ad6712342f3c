import emptyRings from 'virtual:picture/setup-registry'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, useNavigate } from '@tanstack/react-router'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { refusal } from '#web/client/refusal.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { RegistryPage } from '../contract.ts'
import { FundPanel } from './fund-panel.tsx'
import { GiftList } from './gift-list.tsx'
import { GiftPanel } from './gift-panel.tsx'
import { giftsQuery, registryQuery } from './registry-query.ts'
import { RegistryScript } from './registry-script.tsx'
import { closed, type RegistrySearch, registrySearch } from './registry-search.ts'
import { RegistrySettings } from './registry-settings.tsx'
import { RegistryStanding } from './registry-standing.tsx'
import css from './registry-tool.css?url'
import { RegistryWordsForm } from './registry-words-form.tsx'
import { ThankList } from './thank-list.tsx'
import { ThankPanel } from './thank-panel.tsx'

export const Route = createFileRoute('/_user/tools/cash-registry')({
  validateSearch: registrySearch,
  loaderDeps: ({ search: { view, show, search, page } }) => ({ view, show, search, page }),
  loader: async ({ context, deps: { view, ...asked } }) => {
    const cache = await context.queries.open()
    const page = await cache.ensureQueryData(registryQuery()).catch(asNone)
    const isThanking = view === 'thank-yous'
    await Promise.all([
      ...(page.has_date && !isThanking ? [cache.ensureQueryData(giftsQuery(asked))] : []),
      ...(isThanking ? [cache.ensureQueryData(giftsQuery({ show: 'to_thank', page: asked.page }))] : []),
      ...(isThanking ? [cache.ensureQueryData(giftsQuery({ show: 'thanked', page: asked.page }))] : []),
    ])
  },
  head: () => pageHead({ title: t('menu.cash_registry'), css }),
  component: CashRegistry,
})

/** Where the operator has no registries, there is no such page. */
function asNone(error: unknown): never {
  if (refusal(error)?.status === 404) throw notFound()
  throw error
}

/** What a couple would like, what it was given, and who was thanked. */
function CashRegistry() {
  const search = Route.useSearch()
  const { data: page } = useSuspenseQuery(registryQuery())
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: (now) => ({ ...now, ...closed }), resetScroll: false })
  const isBegun = page.data !== null || page.sums.gifts + page.sums.promised > 0
  return (
    <main className="cash-registry" id="main">
      <RegistryScript src={page.script} />
      <Head page={page} />
      {!isBegun && !page.has_date && <FirstTheDay />}
      {!isBegun && page.has_date && <Begin page={page} search={search} />}
      {isBegun && <Views search={search} />}
      {isBegun && <Shown page={page} search={search} />}
      <Panel page={page} search={search} onClose={close} />
    </main>
  )
}

function Shown({ page, search }: { page: RegistryPage; search: RegistrySearch }) {
  if (search.view === 'thank-yous') return <ThankList page={page} search={search} />
  if (search.view === 'page') return <RegistrySettings page={page} search={search} />
  return (
    <>
      <RegistryStanding page={page} />
      <GiftList page={page} search={search} />
    </>
  )
}

function Head({ page: { data: registry, wedding } }: { page: RegistryPage }) {
  return (
    <header className="tool-head">
      <div>
        <p className="kicker">{coupleNames(wedding).join(' & ')}</p>
        <h1>{t('menu.registry')}</h1>
      </div>
      {registry && (
        <div className="registry-buttons">
          <a className="button" href={registry.url} target="_blank" rel="noreferrer">
            <Icon name="eye" />
            {t('registry.see')}
          </a>
          <Link className="button main" to="." search={(now) => ({ ...now, ...closed, begin: 'fund' })} resetScroll={false}>
            <Icon name="plus" />
            {t('fund.add')}
          </Link>
        </div>
      )}
    </header>
  )
}

function Views({ search: { view: shown } }: { search: RegistrySearch }) {
  const views = [
    { view: undefined, label: t('registry.gifts_view') },
    { view: 'thank-yous' as const, label: t('registry.thanks_view') },
    { view: 'page' as const, label: t('registry.page_view') },
  ]
  return (
    <nav className="tab-list link-tabs" aria-label={t('menu.registry')}>
      {views.map(({ view, label }) => (
        <Link
          key={label}
          className="tab"
          to="."
          search={{ view }}
          activeOptions={{ exact: true }}
          aria-current={shown === view ? 'page' : undefined}
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function FirstTheDay() {
  return (
    <EmptyState picture={<Picture of={emptyRings} sizes="180px" />} fact={t('registry.no_day')} hint={t('registry.no_day_hint')}>
      <ButtonLink look="main" to="/settings/{-$type}" params={{ type: 'profile' }}>
        {t('registry.set_day')}
      </ButtonLink>
    </EmptyState>
  )
}

function Begin({ page, search }: { page: RegistryPage; search: RegistrySearch }) {
  return (
    <section className="registry-begin" aria-labelledby="begin">
      <h2 id="begin">{t('registry.begin_title')}</h2>
      <p>{t('registry.begin_text')}</p>
      <RegistryWordsForm page={page} callback={search.callback} />
    </section>
  )
}

/** What the address opens beside the list. */
function Panel({ page, search, onClose }: { page: RegistryPage; search: RegistrySearch; onClose: () => void }) {
  const fund = page.funds.find(({ id }) => id === search.fund)
  if (fund) return <FundPanel key={fund.id} fund={fund} page={page} onClose={onClose} />
  if (search.begin === 'fund') return <FundPanel page={page} onClose={onClose} />
  if (search.begin === 'gift') return <GiftPanel page={page} onClose={onClose} />
  const id = search.gift ?? search.thank
  return id === undefined ? null : <OpenGift key={id} id={id} page={page} search={search} onClose={onClose} />
}

/** The gift that the address names, among those in sight. */
function OpenGift({ id, page, search, onClose }: { id: number; page: RegistryPage; search: RegistrySearch; onClose: () => void }) {
  const isThanking = search.view === 'thank-yous'
  const { data: listed } = useQuery(giftsQuery(isThanking ? { show: 'to_thank', page: search.page } : search))
  const { data: thanked } = useQuery({ ...giftsQuery({ show: 'thanked', page: search.page }), enabled: isThanking })
  const gift = [...(listed?.data ?? []), ...(thanked?.data ?? [])].find((one) => one.id === id)
  if (!gift) return null
  return search.thank === undefined ? (
    <GiftPanel gift={gift} page={page} onClose={onClose} />
  ) : (
    <ThankPanel gift={gift} page={page} onClose={onClose} />
  )
}
