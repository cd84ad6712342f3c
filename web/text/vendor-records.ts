/** What is said where two ask for the same business, a record is double, or a review is disputed. */
export const vendorRecords = {
  'review_letter.stands': 'the review by {signed} stands',
  'review_letter.stands_text': 'We read the review and what you said to it. It stays on your page, with your answer beneath it.',
  'review_letter.removed': 'the review by {signed} was removed',
  'review_letter.removed_text': 'An operator removed it, and your page says in public how many were. The reason: {reason}',
  'review_letter.removed_mine': 'your review was removed',
  'review_letter.removed_mine_text': 'An operator removed your review of {title}. The reason: {reason}',
  'review_letter.untrue': 'It says something that isn’t true.',
  'review_letter.unkind': 'It speaks of people as nobody should.',
  'review_letter.not_theirs': 'It isn’t about a booking with this business.',
  'review_letter.why_wrote': 'You get this because you reviewed {title}, or look after it.',
} as const
