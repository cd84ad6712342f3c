/** What the pages of somebody signed in are called. */
export const ownPages = {
  'own_pages.events': 'Events',
  'own_pages.letters': 'Letters',
  'own_pages.replies': 'Replies',
  'own_pages.addresses': 'Addresses',
  'own_pages.import': 'Import guests',
  'own_pages.rooms': 'Rooms for guests',
  'own_pages.messages': 'Messages',
  'own_pages.reviews': 'Reviews',
  'own_pages.helpers': 'Helpers',
  'own_pages.history': 'History',
} as const
