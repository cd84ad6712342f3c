import { t } from '#web/text/text.ts'
import type { Guest } from './contract.ts'

type Reached = Pick<Guest, 'email' | 'phone' | 'address_line1' | 'city'>

/** What a guest can't be reached by; an address needs a street and a city. */
export function missingInfo({ email, phone, address_line1, city }: Reached): (keyof typeof missingWords)[] {
  const missing: (keyof typeof missingWords)[] = []
  if (!email) missing.push('email')
  if (!phone) missing.push('phone')
  if (!address_line1 || !city) missing.push('address')
  return missing
}

/** What is missing, in words. */
export const missingWords = {
  email: t('guests.missing_email'),
  phone: t('guests.missing_phone'),
  address: t('guests.missing_address'),
}
