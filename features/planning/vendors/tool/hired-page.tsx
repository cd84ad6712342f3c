import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showMoney } from '#web/ui/money.ts'
import { categoryName } from '../../budget/categories.ts'
import type { UserVendor } from '../contract.ts'
import { depositWords } from '../state-words.ts'
import { NextStep } from './vendor-card.tsx'
import { VendorsHead } from './vendors-head.tsx'
import { loadVendors } from './vendors-loader.ts'
import { everyVendorQuery, vendorsQuery } from './vendors-query.ts'
import { vendorsPath, vendorsSearch } from './vendors-search.ts'
import css from './vendors.css?url'

export const Route = createFileRoute('/_user/tools/vendor-manager/hired')({
  validateSearch: vendorsSearch,
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, deps: search }) => loadVendors(await context.queries.open(), search, context.visitor),
  head: () => pageHead({ title: t('couple_vendors.hired'), css }),
  notFoundComponent: NoLongerShared,
  component: HiredPage,
})

/** Who is hired: what was agreed, what is paid, and how to reach them. */
function HiredPage() {
  const { event } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(vendorsQuery({ event }))
  const { data } = useSuspenseQuery(everyVendorQuery({ event }))
  const hired = data.data.filter(({ status }) => status === 'hired').toSorted((one, other) => one.taxonomy.localeCompare(other.taxonomy))
  return (
    <main className="vendor-manager" id="main">
      <VendorsHead page={page} search={{ event }} title={t('couple_vendors.hired')} />
      {hired.length === 0 ? (
        <EmptyState fact={t('couple_vendors.none_hired')} hint={t('couple_vendors.none_hired_hint')} />
      ) : (
        <ul className="vendor-hired">
          {hired.map((vendor) => (
            <HiredVendor key={vendor.id} vendor={vendor} today={page.today} event={event} />
          ))}
        </ul>
      )}
    </main>
  )
}

function HiredVendor({ vendor, today, event }: { vendor: UserVendor; today: string; event: number | undefined }) {
  const { id, name, taxonomy, price, cost, deposit, deposit_state, deposit_until, hired_on } = vendor
  const agreed = cost ? cost.agreed : price
  const facts = [
    [t('couple_vendors.hired_on'), hired_on && shortDay(hired_on, today)],
    [t('couple_vendors.agreed'), agreed !== null && showMoney(agreed)],
    [t('couple_vendors.paid'), cost && showMoney(cost.paid)],
    [t('couple_vendors.due_next'), cost && (cost.next_due ? shortDay(cost.next_due, today) : t('couple_vendors.nothing_due'))],
    [t('couple_vendors.deposit'), deposit !== null && `${showMoney(deposit)}, ${depositSays({ deposit_state, deposit_until, today })}`],
  ] as const
  return (
    <li>
      <header>
        <h2>
          <Link to={vendorsPath} search={{ event, who: id }}>
            {name}
          </Link>
        </h2>
        <small>{categoryName(taxonomy)}</small>
      </header>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value || t('couple_vendors.not_said')}</dd>
          </div>
        ))}
      </dl>
      <div>
        <NextStep vendor={vendor} today={today} />
        <Contact vendor={vendor} />
        {vendor.vendor_id !== null && <Link to={reviewPath(id)}>{t('reviews.how_was_it')}</Link>}
      </div>
    </li>
  )
}

/** Where the couple says how they were. */
function reviewPath(id: number): string {
  return `/tools/vendor-manager/reviews/${id}`
}

function depositSays({
  deposit_state,
  deposit_until,
  today,
}: Pick<UserVendor, 'deposit_state' | 'deposit_until'> & { today: string }): string {
  const words = depositWords[deposit_state].toLowerCase()
  return deposit_until ? t('couple_vendors.deposit_to', { words, day: shortDay(deposit_until, today) }) : words
}

function Contact({ vendor: { contact_name, email, phone, website } }: { vendor: UserVendor }) {
  return (
    <p className="vendor-contact">
      {contact_name && <span>{contact_name}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {website && (
        <a href={website} rel="noreferrer">
          {t('couple_vendors.website')}
        </a>
      )}
    </p>
  )
}
