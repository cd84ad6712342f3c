/** The texts of the page that says what the guest list is. */
export const guestSetup = {
  'guest_setup.kicker': 'Guest list, free',
  'guest_setup.title': 'A list your *mother* can’t break.',
  'guest_setup.lead': 'Names, addresses, dinners and answers in one place. Change it on the train, and it is changed in the kitchen.',
  'guest_setup.start': 'Start your list',
  'guest_setup.sign_in': 'Sign in',
  'guest_setup.note': 'No card needed. June and Theo are made up, their figures are counted: {n} guests at {events} events.',
  'guest_setup.how': 'From the back of an envelope *to the caterer*',
  'guest_setup.names': 'Write down who comes to mind',
  'guest_setup.names_text':
    'One invitation a line. “Karin & Bo Dahl” makes two people in one household, “Auntie Dee + 1” keeps her a second chair.',
  'guest_setup.answers': 'Note the answers as they come',
  'guest_setup.answers_text': 'Coming, maybe, can’t, for every event. Heads and dinners are counted while you write.',
  'guest_setup.export': 'Hand it over',
  'guest_setup.export_text': 'One press makes a workbook with a sheet for each event. The caterer gets numbers, not a voice message.',
  'guest_setup.closing_text': 'Everybody else can wait until the weekend. Most of them will come to you in the car.',
} as const
