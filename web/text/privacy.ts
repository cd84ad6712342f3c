/** The texts of the page where visitors choose whether they are recognized. */
export const privacy = {
  'privacy.lead': 'We count which pages are read. Whether we may know that it was the same reader twice is up to you.',
  'privacy.always_title': 'What we count anyway',
  'privacy.always': 'That a page was opened or a part of it seen, on which day. No name, no address, no key of yours: nobody can tell who.',
  'privacy.yes_title': 'What changes if you agree',
  'privacy.yes':
    'This browser gets a random key in a cookie, for half a year. With it we see which pages lead to which, and may tell the services that measure our advertising and send our letters: Google Analytics, Meta and Klaviyo.',
  'privacy.agree': 'Recognize me',
  'privacy.refuse': "Don't recognize me",
  'privacy.is_yes': 'You agreed. We recognize this browser until you say otherwise.',
  'privacy.is_no': "You said no. We don't recognize this browser.",
  'privacy.is_open': "You haven't chosen yet, and until you do we don't recognize this browser.",
  'privacy.is_private': "Your browser asks every site for privacy, so we don't recognize it.",
}
