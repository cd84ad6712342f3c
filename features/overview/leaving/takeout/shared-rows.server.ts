const own = { whose: 'user_id', key: ['id'] } as const

/** What was shown to people by a link, and what they asked. */
export const sharedTaken = [
  { ...own, table: 'board_shares', columns: ['id', 'board_id', 'user_vendor_id', 'way', 'created_at', 'opened_at', 'ended_at'] },
  { ...own, table: 'run_requests', columns: ['id', 'person_id', 'item_id', 'words', 'state', 'created_at', 'answered_at'] },
] as const

export const sharedLeftOutColumns = {
  board_shares: { hash: 'the sum of a link' },
  run_requests: { request_key: 'so that nothing is asked twice; it says nothing' },
  run_people: { changed_at: 'follows from the lines of their part', seen_at: 'of the way the sheet went' },
}
