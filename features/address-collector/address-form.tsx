import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/from-guests-text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { TextField, type TextFieldProps } from '#web/ui/plain/text-field.tsx'

/** Posted to the page's own address; what was typed and refused stands there again. */
export function AddressForm({ posted }: { posted: PostedForm | undefined }) {
  const { values = {}, errors = {} } = posted ?? {}
  const field = (name: string): Pick<TextFieldProps, 'name' | 'defaultValue' | 'errors'> => ({
    name,
    defaultValue: values[name],
    errors: errors[name],
  })
  const isWhole = Object.keys(errors).length === 0
  return (
    <form className="address-form" method="post" action="?" noValidate>
      {posted && <ErrorSummary errors={errors} message={isWhole ? posted.message : undefined} />}
      <div>
        <TextField label={t('from_guests.firstname')} need="required" autoComplete="given-name" maxLength={120} {...field('firstname')} />
        <TextField label={t('from_guests.lastname')} autoComplete="family-name" maxLength={120} {...field('lastname')} />
      </div>
      <TextField label={t('from_guests.street')} need="required" autoComplete="address-line1" maxLength={200} {...field('address_line1')} />
      <TextField label={t('from_guests.more')} need="optional" autoComplete="address-line2" maxLength={200} {...field('address_line2')} />
      <div>
        <TextField label={t('from_guests.postal_code')} autoComplete="postal-code" maxLength={20} {...field('postal_code')} />
        <TextField label={t('from_guests.city')} need="required" autoComplete="address-level2" maxLength={120} {...field('city')} />
      </div>
      <div>
        <TextField label={t('from_guests.state')} autoComplete="address-level1" maxLength={120} {...field('state')} />
        <TextField label={t('from_guests.country')} autoComplete="country-name" maxLength={120} {...field('country')} />
      </div>
      <div>
        <TextField label={t('from_guests.email')} need="optional" type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField label={t('from_guests.phone')} need="optional" type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      </div>
      <button className="button main large" type="submit">
        {t('from_guests.send')}
      </button>
    </form>
  )
}
