import { categories, categoryName } from '#features/planning/budget/categories.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MovedVendor } from './contract.ts'
import { shortDay } from './short-day.ts'

const days: Record<MovedVendor['day'], string> = {
  booked: t('moving.day_booked'),
  held: t('moving.day_held'),
  unknown: t('moving.day_unknown'),
  free: t('moving.day_free'),
}

/** Who is free on the new day, and how to ask the others; who isn’t comes first. */
export function MovingVendors({ vendors, isPending }: { vendors: readonly MovedVendor[]; isPending: boolean }) {
  return (
    <section aria-labelledby="moving-vendors">
      <h2 id="moving-vendors">{t('moving.vendors')}</h2>
      <p>{t(isPending ? 'moving.vendors_pending' : 'moving.vendors_hint')}</p>
      <ul className="moving-list">
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <div>
              <b>{vendor.name}</b>
              <small>
                {[serviceOf(vendor.taxonomy), t(vendor.status === 'hired' ? 'moving.hired' : 'moving.wanted')].filter(Boolean).join(', ')}
              </small>
              <Next vendor={vendor} />
            </div>
            {!isPending && (
              <p className="moving-state" data-state={vendor.day}>
                <Icon name={vendor.day === 'free' ? 'check' : vendor.day === 'unknown' ? 'info-fill' : 'warning-circle-fill'} />
                {days[vendor.day]}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is to be done next, and by which way. */
function Next({ vendor: { next_step, next_on, contact_name, phone, email, day } }: { vendor: MovedVendor }) {
  return (
    <>
      {next_step && (
        <small>
          {next_on ? t('moving.next_step_by', { step: next_step, day: shortDay(next_on) }) : t('moving.next_step', { step: next_step })}
        </small>
      )}
      {day !== 'free' && (phone || email || contact_name) && (
        <small className="moving-contact">
          {contact_name && <span>{t('moving.contact', { name: contact_name })}</span>}
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('moving.call', { phone })}</a>}
          {email && <a href={`mailto:${email}`}>{t('moving.write', { email })}</a>}
        </small>
      )}
    </>
  )
}

function serviceOf(taxonomy: string): string {
  const category = categories.find((one) => one === taxonomy)
  return category ? categoryName(category) : ''
}
