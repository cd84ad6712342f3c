import { Link } from '@tanstack/react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { Comparison } from '../contract.ts'
import { nameOf } from './service-name.ts'

/** Of whom a quote may be written down, those of the service that is looked at first. */
export function VendorChoices({ page: { vendors, service }, event }: { page: Comparison; event: number | undefined }) {
  const inOrder = vendors.toSorted((one, other) => Number(other.service === service) - Number(one.service === service))
  return (
    <ul className="quote-vendors">
      {inOrder.map(({ id, name, service: of }) => (
        <li key={id}>
          <Link to="/tools/vendor-manager/quotes-of/$vendor" params={{ vendor: String(id) }} search={{ event, write: 'new' }}>
            <b>{name}</b>
            <small>{nameOf(of)}</small>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
