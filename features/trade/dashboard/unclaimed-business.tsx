import { Link } from '@tanstack/react-router'
import { hasPage } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import type { User } from '#features/account/sign-in/user.ts'
import { vendorServices } from '#features/account/sign-in/vendor-services.ts'

const questions: string = '/complete/vendor-profile'
const inbox: string = '/vendor/messages'

/** Where a vendor arrives who acts for no page yet: the way to one, and what they said of themselves when they signed up. */
export function UnclaimedBusiness({ vendor_details }: { vendor_details: User['vendor_details'] }) {
  const facts = vendor_details ? factsOf(vendor_details) : []
  const missing = facts.filter(({ value }) => !value).length
  const where = [serviceOf(vendor_details), vendor_details?.place].filter(Boolean).join(', ')
  return (
    <main className="vendor-dashboard" id="main">
      <header>
        <h1>{vendor_details?.business_name || t('vendor.unnamed')}</h1>
        {where && <p>{t('vendor.at', { where })}</p>}
        {hasPage(inbox) && <Link to={inbox}>{t('own_pages.messages')}</Link>}
      </header>
      <section className="vendor-claim">
        <h2>{t('morning.unclaimed')}</h2>
        <p>{t('morning.unclaimed_text')}</p>
        <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
          {t('manage.find')}
        </a>
      </section>
      <div className="vendor-two">
        <section className="vendor-facts">
          <h2>{t('vendor.profile')}</h2>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label} data-missing={value ? undefined : ''}>
                <dt>{label}</dt>
                <dd>{value || t('vendor.none')}</dd>
              </div>
            ))}
          </dl>
        </section>
        <aside className="vendor-flower">
          <h2>{t(missing === 0 ? 'vendor.in_flower' : 'vendor.nearly')}</h2>
          <Petals facts={facts} />
          <p>{missing === 0 ? t('vendor.complete') : t('vendor.missing', { n: missing, all: facts.length })}</p>
          {hasPage(questions) && (
            <Link className="button" to={questions}>
              {t(missing > 0 ? 'vendor.finish' : 'vendor.change')}
            </Link>
          )}
        </aside>
      </div>
    </main>
  )
}

/** A petal for each fact, empty where it is missing; the words below say how many. */
function Petals({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="vendor-petals" aria-hidden="true">
      {facts.map(({ label, value }) => (
        <svg key={label} viewBox="0 0 40 40" data-missing={value ? undefined : ''}>
          <path transform="translate(20 36)" d="M0 0C-16-8-20-26 0-34 20-26 16-8 0 0Z" />
        </svg>
      ))}
    </div>
  )
}

interface Fact {
  label: string
  value: string
}

function serviceOf(details: User['vendor_details']): string {
  return vendorServices.find(({ id }) => id === details?.service_id)?.name ?? ''
}

function factsOf(details: NonNullable<User['vendor_details']>): Fact[] {
  return [
    { label: t('vendor.name'), value: details.business_name },
    { label: t('vendor.service'), value: serviceOf(details) },
    { label: t('vendor.place'), value: details.place },
    { label: t('vendor.email'), value: details.contact_email },
    { label: t('vendor.phone'), value: details.contact_phone },
  ]
}
