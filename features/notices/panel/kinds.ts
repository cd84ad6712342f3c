import type { Kind } from '#features/notices/choices/kinds.ts'

interface Told {
  /** The choice in the settings that decides whether a letter or a push comes of it. */
  notice: Kind
  /** It asks something, and stays unread until that is answered. */
  asks?: true
  /** It may come by the hundred, so its letters are gathered. */
  is_gathered?: true
}

/** What people are told of in the product. */
export const told = {
  posse_invite: { notice: 'help_asked', asks: true },
  posse_request: { notice: 'help_asked', asks: true },
  posse_accepted: { notice: 'help_answered' },
  posse_declined: { notice: 'help_answered' },
  posse_changed: { notice: 'help_asked' },
  posse_removed: { notice: 'help_asked' },
  guest_answered: { notice: 'guest_answered', is_gathered: true },
  new_address: { notice: 'new_address', is_gathered: true },
  item_assigned: { notice: 'item_assigned' },
  payment_due: { notice: 'payment_due' },
  rooms_due: { notice: 'payment_due' },
  gift_promised: { notice: 'gift_promised', is_gathered: true },
  gift_arrived: { notice: 'gift_promised', is_gathered: true },
  pledged: { notice: 'gift_promised', is_gathered: true },
  message: { notice: 'message' },
  no_answer: { notice: 'message' },
} as const satisfies Record<string, Told>

export type NotificationKind = keyof typeof told

export const allNotificationKinds = [
  'posse_invite',
  'posse_request',
  'posse_accepted',
  'posse_declined',
  'posse_changed',
  'posse_removed',
  'guest_answered',
  'new_address',
  'item_assigned',
  'payment_due',
  'rooms_due',
  'gift_promised',
  'gift_arrived',
  'pledged',
  'message',
  'no_answer',
] as const satisfies NotificationKind[]

export const askingKinds: readonly NotificationKind[] = allNotificationKinds.filter((kind) => rulesOf(kind).asks)

export function rulesOf(kind: NotificationKind): Told {
  return told[kind]
}

export function gatheredKinds(isGathered: boolean): NotificationKind[] {
  return allNotificationKinds.filter((kind) => Boolean(rulesOf(kind).is_gathered) === isGathered)
}

/** What stands in the table was one when it was written. */
export function kindAt(name: string): NotificationKind {
  const kind = allNotificationKinds.find((kind) => kind === name)
  if (!kind) throw new Error(`Nobody is told of ${name}`)
  return kind
}
