import type { OwnReview } from './contract.ts'

interface Booking {
  content_id: number | null
  status: string
  was_hired: boolean
  day: string | null
  cancelled_on: string | null
  today: string
  proof: string | null
}

/** Why a couple can't say how it was: only who hired somebody can, once the day or the booking is over. */
export function hindrance(
  { content_id, status, was_hired, day, today, proof }: Booking,
  kept: { removed_at: string | null; can_change: boolean } | undefined,
): OwnReview['hinders'] {
  if (kept?.removed_at) return 'removed'
  if (kept) return kept.can_change ? null : 'too_late'
  if (content_id === null) return 'not_listed'
  if (!was_hired || (status !== 'hired' && status !== 'cancelled')) return 'not_hired'
  if (status === 'hired' && (day === null || day >= today)) return 'too_early'
  return proof === null ? 'not_proved' : null
}

/** The month that the review is of. */
export function monthOf({ status, cancelled_on, day, today }: Booking): string | null {
  return (status === 'cancelled' ? (cancelled_on ?? today) : day)?.slice(0, 7) ?? null
}
