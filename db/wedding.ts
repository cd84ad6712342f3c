/** Whose wedding a call works on, who acts, as what, and the events of it within the caller's reach. */
export interface Wedding {
  user_id: number
  actor_id: number
  role: 'owner' | 'partner' | 'helper'
  /** The owner's and the other's, to say whose wedding it is. */
  firstname: string
  other_firstname: string
  /** When the couple began their guest list. */
  guestlist_setup_at: string | null
  events: readonly number[] | 'all'
  /** Which of the events and households that a call names are of this wedding, where its policy looked. */
  named?: { event: readonly number[]; household: readonly number[] }
}
