import { t } from '#web/text/text.ts'
import { PhoneField } from '#web/ui/plain/phone-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { vendorServices } from '#features/account/sign-in/vendor-services.ts'
import type { FieldsProps } from './questions.tsx'

export function BusinessFields({ user, values, errors }: FieldsProps) {
  const name = values?.['business_name'] ?? user.vendor_details?.business_name
  const known = { defaultValue: name, errors: errors['business_name'] }
  return <TextField label={t('business.label')} name="business_name" autoComplete="organization" maxLength={200} {...known} />
}

export function ServiceFields({ user, values, errors }: FieldsProps) {
  const service = values?.['service_id'] ?? user.vendor_details?.service_id ?? undefined
  return (
    <RadioGroup
      label={t('service.label')}
      name="service_id"
      look="cards"
      defaultValue={service === undefined ? undefined : String(service)}
      errors={errors['service_id']}
      choices={vendorServices.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

export function AreaFields({ user, values, errors }: FieldsProps) {
  const place = values?.['place'] ?? user.vendor_details?.place
  const known = { defaultValue: place, errors: errors['place'] }
  return <TextField label={t('area.label')} name="place" placeholder={t('area.example')} autoComplete="off" maxLength={200} {...known} />
}

export function ContactFields({ user, values, errors }: FieldsProps) {
  const { contact_email, contact_phone } = user.vendor_details ?? {}
  return (
    <>
      <TextField
        label={t('contact.email')}
        name="contact_email"
        type="email"
        autoComplete="email"
        defaultValue={values?.['contact_email'] ?? contact_email}
        errors={errors['contact_email']}
      />
      <PhoneField
        label={t('contact.phone')}
        name="contact_phone"
        autoComplete="tel"
        defaultValue={values?.['contact_phone'] ?? contact_phone}
        errors={errors['contact_phone']}
        maxLength={40}
      />
    </>
  )
}
