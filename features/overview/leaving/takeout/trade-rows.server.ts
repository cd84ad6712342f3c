const own = { whose: 'user_id', key: ['id'] } as const

/** What somebody wrote with vendors, and said of them. */
export const tradeTaken = [
  {
    ...own,
    table: 'conversations',
    columns: 'id content_id is_open waits_since blocked_by couple_read_id vendor_read_id created_at'.split(' '),
  },
  {
    ...own,
    table: 'messages',
    columns:
      'id conversation_id side author_id kind words enquiry_id quote_id terms file_id file_name file_kind ends_on first_id client_id created_at'.split(
        ' ',
      ),
  },
  { ...own, table: 'lead_checks', columns: 'id conversation_id asked_at answer_by answered_at verdict words'.split(' ') },
  {
    ...own,
    table: 'reports',
    columns: 'id kind thing_id title url reason words created_at answer_by answered_at verdict answer'.split(' '),
  },
  { ...own, table: 'referrals', columns: 'id conversation_id enquiry_id to_id asked_at answer answered_at passed_id'.split(' ') },
  {
    ...own,
    table: 'vendor_reviews',
    columns:
      'id content_id user_vendor_id stars words signed booked guests month is_called_off proof reply replied_at dispute disputed_at settled_at removal removed_at version created_at updated_at'.split(
        ' ',
      ),
  },
  { ...own, table: 'vendor_claims', columns: 'id content_id words answer answered_at state reason decided_at created_at'.split(' ') },
  { whose: 'invited_by', key: ['id'], table: 'vendor_invites', columns: ['id', 'content_id', 'email', 'sent_at', 'ends_at'] },
] as const

export const tradeLeftOut = {
  vendor_addresses: 'sums of secret addresses, under which their calendar is read elsewhere',
  vendor_booking_tasks: 'what a vendor ticked off of their own work; it is theirs, and in their archive',
  vendor_tasks: 'what a business has to do; it is of all who act for it, and in its archive',
  vendor_codes: 'sums of codes in letters, for ten minutes',
}

export const tradeLeftOutColumns = {
  vendor_reviews: { replied_by: 'somebody else', removed_by: 'somebody else' },
  vendor_claims: { answer_version: 'of the way it is kept' },
  referrals: { asked_by: 'somebody else', answered_by: 'one of the two' },
  vendor_invites: { link_hash: 'the sum of a link' },
  reports: { email: 'of the account', answered_by: 'somebody else' },
  lead_checks: { asked_by: 'somebody else', answered_by: 'somebody else' },
  conversations: { last_id: 'of the way it is kept', former_ids: 'of the way it is kept' },
}
