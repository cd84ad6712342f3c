/** The texts of the pages where guests leave an address, or letters that they don’t want. */
export const fromGuests = {
  'from_guests.title': 'Your address, please',
  'from_guests.kicker': 'An address for',
  'from_guests.lead': 'So that the invitation finds you. It goes to the two of them and to nobody else.',
  'from_guests.lead_one': 'So that the invitation finds you. It goes to them and to nobody else.',
  'from_guests.firstname': 'First name',
  'from_guests.lastname': 'Last name',
  'from_guests.email': 'Email',
  'from_guests.phone': 'Phone',
  'from_guests.street': 'Street and number',
  'from_guests.more': 'Apartment, floor, in care of',
  'from_guests.city': 'Town or city',
  'from_guests.state': 'State or region',
  'from_guests.postal_code': 'ZIP or postal code',
  'from_guests.country': 'Country',
  'from_guests.send': 'Send my address',
  'from_guests.thanks_title': 'Thank you. It has arrived.',
  'from_guests.thanks_text': '{couple} will find it the next time they look at their guest list.',
  'from_guests.another': 'Enter another address',

  'from_guests.letters_title': 'No more letters from {couple}?',
  'from_guests.letters_text':
    'They go to {email}. If you say so, nothing from them comes to that address again. Your answer to the invitation stays.',
  'from_guests.no_more': 'No more letters',
  'from_guests.not_me_title': 'Don’t know them?',
  'from_guests.not_me_text':
    'Then somebody wrote down the wrong address. We tell them so, and the link in the letter opens nothing any more.',
  'from_guests.not_me': 'This isn’t for me',
  'from_guests.left_title': 'No more letters from {couple}.',
  'from_guests.left_text': 'Nothing from them comes to your address any more. There is nothing else to do.',
  'from_guests.unknown_title': 'Nobody was sent this link.',
  'from_guests.unknown_text': 'It may have lost its end on the way. Please open it from the letter again.',
} as const
