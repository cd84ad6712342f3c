import { createFileRoute, Link } from '@tanstack/react-router'
import { hasPage } from '#web/routes.ts'
import { pageHead } from '#web/page-head.ts'
import { t } from '#web/text/dashboards-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { User } from '../accounts/user.ts'
import { vendorServices } from '../accounts/vendor-services.ts'
import css from './dashboards.css?url'

export const Route = createFileRoute('/_user/vendor/dashboard')({
  loader: async ({ context }) => {
    const { api } = await import('#web/api.ts')
    const { data } = await (await context.queries.open()).fetchQuery(api.users.me.queryOptions())
    return data
  },
  head: () => pageHead({ title: t('menu.dashboard'), css }),
  component: VendorDashboardPage,
})

const questions: string = '/complete/vendor-profile/1'

/** Where a vendor arrives: what couples will read of the business, and what they can't read yet. */
function VendorDashboardPage() {
  const { firstname, vendor_details } = Route.useLoaderData()
  const facts = vendor_details ? factsOf(vendor_details) : []
  const missing = facts.filter(({ value }) => !value).length
  return (
    <main className="vendor-dashboard wrap" id="main">
      <p className="kicker">{t('vendor.hello', { name: firstname })}</p>
      <h1>{vendor_details?.business_name || t('vendor.unnamed')}</h1>
      <section>
        <header>
          <h2>{t('vendor.profile')}</h2>
          <p className={missing === 0 ? 'vendor-state ok' : 'vendor-state'}>
            <Icon name={missing === 0 ? 'check-circle-fill' : 'warning-circle-fill'} />
            {missing === 0 ? t('vendor.complete') : t('vendor.missing', { n: missing, all: facts.length })}
          </p>
        </header>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} data-missing={value ? undefined : ''}>
              <dt>{label}</dt>
              <dd>{value || t('vendor.none')}</dd>
            </div>
          ))}
        </dl>
        {hasPage(questions) && (
          <Link className={missing > 0 ? 'button main' : 'button'} to={questions}>
            {t(missing > 0 ? 'vendor.finish' : 'vendor.change')}
          </Link>
        )}
      </section>
    </main>
  )
}

function factsOf(details: NonNullable<User['vendor_details']>): { label: string; value: string }[] {
  return [
    { label: t('vendor.name'), value: details.business_name },
    { label: t('vendor.service'), value: vendorServices.find(({ id }) => id === details.service_id)?.name ?? '' },
    { label: t('vendor.place'), value: details.place },
    { label: t('vendor.email'), value: details.contact_email },
    { label: t('vendor.phone'), value: details.contact_phone },
  ]
}
