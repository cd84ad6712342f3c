/** The texts of the page that says what the guest list is. */
export const guestSetup = {
  'guest_setup.kicker': 'Guest list, free',
  'guest_setup.title': 'A list your *mother* can’t break.',
  'guest_setup.lead':
    'Names, addresses, dinners and replies in one place. Guests answer for themselves. Your mother can look, even help: you decide which parts.',
  'guest_setup.start': 'Start your list',
  'guest_setup.sign_in': 'Sign in',
  'guest_setup.note': 'No card needed. June and Theo are made up, their figures are counted: {n} guests at {events} events.',
  'guest_setup.how': 'Three evenings, *then it runs itself*',
  'guest_setup.paste': 'Paste what you have',
  'guest_setup.paste_text': 'A spreadsheet, your phone’s contacts, or the back of an envelope. We spot the people you entered twice.',
  'guest_setup.addresses': 'Collect the addresses',
  'guest_setup.addresses_text': 'One link. Each household fills in its own, and you approve what comes back.',
  'guest_setup.answers': 'Let them answer',
  'guest_setup.answers_text':
    'Each household sees its own schedule, picks its dinners, and changes its mind until your deadline. Whoever rings instead, you note.',
  'guest_setup.closing_text': 'Everybody else can wait until the weekend. Most of them will come to you in the car.',
} as const
