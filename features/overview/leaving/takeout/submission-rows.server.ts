const own = { whose: 'user_id' } as const

const ofSubmission =
  'id slug is_vendor is_illustrated title excerpt metas taxonomy told state asks reason sent_at submitted_at promised_on publish_on content_id ' +
  'version created_at updated_at'

const ofRight = 'submission_id kind name email asked_at signed_at signed_name allows_names allows_faces allows_cost withdrawn_at'

/** The weddings that somebody sent in, who said yes to them, and what was done with them. */
export const submissionsTaken = [
  { ...own, table: 'submissions', key: ['id'], columns: ofSubmission.split(' ') },
  {
    ...own,
    table: 'submission_pictures',
    key: ['submission_id', 'file_id'],
    columns: 'submission_id file_id position caption alt credit has_faces'.split(' '),
  },
  { ...own, table: 'submission_rights', key: ['submission_id', 'kind'], columns: ofRight.split(' ') },
  { ...own, table: 'submission_events', key: ['id'], columns: ['id', 'submission_id', 'what', 'said', 'created_at'] },
  { ...own, table: 'submission_authors', key: ['id'], columns: ['id', 'submission_id', 'email', 'sent_at', 'ends_at', 'joined_at'] },
  { whose: 'author_id', table: 'business_invitations', key: ['id'], columns: ['id', 'submission_id', 'name', 'created_at'] },
] as const

export const submissionsLeftOutColumns = {
  submission_rights: { hash: 'the sum of a link' },
  submission_authors: { link_hash: 'the sum of a link', co_author_id: 'somebody else' },
  business_invitations: {
    asker_id: 'is none of a wedding',
    address_hash: 'the sum of somebody’s address',
    link_hash: 'the sum of a link',
    sent_at: 'says what its reader wants',
    taken_by: 'somebody else',
    taken_at: 'somebody else',
  },
  submission_events: { actor_id: 'somebody else, where an operator answered' },
}
