/** The texts of what opens from the lens in the header. */
export const typeAhead = {
  'type_ahead.title': 'Search',
  'type_ahead.field': 'Search weddings, vendors, names and pages',
  'type_ahead.clear': 'Clear',
  'type_ahead.close': 'Close search',
  'type_ahead.results': 'Suggestions',
  'type_ahead.where': 'Where to go',
  'type_ahead.none': 'Nothing here has that name.',
  'type_ahead.looking': 'Looking …',
  'type_ahead.many': '1,000+',
  'type_ahead.found_one': '1 suggestion',
  'type_ahead.found': '{n} suggestions',
  'type_ahead.everything': 'Search everything for “{words}”',
  'type_ahead.failed': 'The list didn’t load. Please check your connection and open this again.',
  'type_ahead.by_key': 'The / key opens this',
} as const
