/** Whose wedding a call works on, who acts, and the events of it within the caller's reach. */
export interface Wedding {
  user_id: number
  actor_id: number
  events: readonly number[] | 'all'
}
