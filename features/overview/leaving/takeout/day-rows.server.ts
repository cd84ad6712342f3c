/** What people with a part in a day asked; the lines and the people are things like all others. */
export const daysTaken = [
  {
    whose: 'user_id',
    key: ['id'],
    table: 'run_requests',
    columns: ['id', 'person_id', 'item_id', 'words', 'state', 'created_at', 'answered_at'],
  },
] as const

export const daysLeftOutColumns = {
  run_requests: { request_key: 'so that nothing is asked twice; it says nothing' },
  run_people: { changed_at: 'follows from the lines of their part', seen_at: 'of the way the sheet went' },
}
