/** What a column can be about; those with a number are about an event. */
export const fieldTargets = [
  'name',
  'firstname',
  'lastname',
  'suffix',
  'household',
  'party_size',
  'plus_one',
  'partner_firstname',
  'partner_lastname',
  'children',
  'email',
  'phone',
  'address',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'group',
  'side',
  'age_group',
  'drinks',
  'role',
  'dietary',
  'table',
  'tags',
  'gift',
  'notes',
  'leave_out',
] as const

export type FieldTarget = (typeof fieldTargets)[number]
export type EventKind = 'rsvp' | 'meal' | 'invited'
export type Target = FieldTarget | `${EventKind}:${number}`

/** Which event a target is about, and what of it; none for a field. */
export function eventOf(target: Target): { kind: EventKind; id: number } | undefined {
  const [kind, id] = target.split(':')
  return id === undefined ? undefined : { kind: kind as EventKind, id: Number(id) }
}
