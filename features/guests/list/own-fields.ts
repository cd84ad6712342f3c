/** What guests may see and put right of themselves, by the invite that was sent to them. */
export const ownFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
] as const
