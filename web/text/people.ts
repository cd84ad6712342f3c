/** The texts of the pages that show who somebody is. */
export const people = {
  'people.title': 'Somebody on Posy',
  'people.two': '{one} & {other}',
  'people.couple': 'Two people, planning one wedding.',
  'people.one': 'Planning a wedding.',
  'people.vendor': 'Here for the weddings of others.',
  'people.nothing': '{name} has published nothing yet.',
  'people.boards': 'Boards',
  'people.help': 'Ask to help',
  'people.own':
    'This is your page as everybody sees it: first names and your picture. Your address, your day and your place stay with you.',
} as const
