/** The texts of the guests' own pages, and of the letter that leads there. */
export const rsvp = {
  'rsvp_letter.subject': 'Your page for {couple}',
  'rsvp_letter.heading': 'Hello {firstname}',
  'rsvp_letter.text': 'Here is your page for the wedding of {couple}: when, where, and a place to say whether you’re coming.',
  'rsvp_letter.whose': 'It opens without a password, so keep the link to your household.',
  'rsvp_letter.action': 'Open our page',
  'rsvp_letter.why': 'You got this because somebody asked for it with your address. If that wasn’t you, do nothing.',
} as const
