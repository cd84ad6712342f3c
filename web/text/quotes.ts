/** What quotes say. */
export const quotes = {
  'quote_done.added': 'wrote down a quote of {name}',
  'quote_done.added_many': 'wrote down {n} quotes',
  'quote_done.changed': 'accepted the quote of {name}',
  'quote_done.changed_many': 'accepted {n} quotes',
  'quote_done.deleted': 'deleted a quote of {name}',
  'quote_done.deleted_many': 'deleted {n} quotes',
} as const
