import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'
import type { AddressFields } from './contract.ts'

interface Field {
  name: keyof AddressFields
  label: string
  autoComplete: string
  maxLength: number
  type?: 'email' | 'tel'
  isRequired?: true
  isWide?: true
}

const fields: readonly Field[] = [
  { name: 'firstname', label: t('from_guests.firstname'), autoComplete: 'given-name', maxLength: 120, isRequired: true },
  { name: 'lastname', label: t('from_guests.lastname'), autoComplete: 'family-name', maxLength: 120 },
  { name: 'address_line1', label: t('from_guests.street'), autoComplete: 'address-line1', maxLength: 200, isRequired: true, isWide: true },
  { name: 'address_line2', label: t('from_guests.more'), autoComplete: 'address-line2', maxLength: 200, isWide: true },
  { name: 'postal_code', label: t('from_guests.postal_code'), autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', label: t('from_guests.city'), autoComplete: 'address-level2', maxLength: 120, isRequired: true },
  { name: 'state', label: t('from_guests.state'), autoComplete: 'address-level1', maxLength: 120 },
  { name: 'country', label: t('from_guests.country'), autoComplete: 'country-name', maxLength: 120 },
  { name: 'email', label: t('from_guests.email'), autoComplete: 'email', maxLength: 254, type: 'email' },
  { name: 'phone', label: t('from_guests.phone'), autoComplete: 'tel', maxLength: 40, type: 'tel' },
]

/** Posted to the page's own address; what was typed and refused stands there again. */
export function AddressForm({ posted }: { posted: PostedForm | undefined }) {
  return (
    <form className="guest-form guest-two" method="post" action="?" noValidate>
      <WrongSummary posted={posted} />
      <p className="hint guest-wide">{t('from_guests.needed')}</p>
      {fields.map(({ name, label, isRequired, isWide, ...input }) => (
        <div className={isWide ? 'field guest-wide' : 'field'} key={name}>
          <label htmlFor={name}>{label}</label>
          <input
            className="input"
            name={name}
            defaultValue={posted?.values[name]}
            required={isRequired}
            {...input}
            {...wrongState(name, posted)}
          />
          <Wrong field={name} posted={posted} />
        </div>
      ))}
      <button className="button main large" type="submit">
        {t('from_guests.send')}
      </button>
    </form>
  )
}
