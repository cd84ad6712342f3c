/** What stands in the archive of everything that is kept of somebody. */
export const takeout = {
  'takeout.title': 'Everything that {product} keeps of {name}, taken along on {day}.',
  'takeout.guests': 'guests.xlsx is your guest list, with a sheet for everybody and one for each event. Any spreadsheet opens it.',
  'takeout.website': 'website.html is your website, if you have one: all its words in all its languages, with its pictures beside it.',
  'takeout.data':
    'The folder data has the same and all the rest as the product keeps it, a file for each kind of record, in JSON: your account (users), where you are signed in (sessions, account_devices), what you chose to be told (notice_choices), what you were told (notifications, pushes), which letters we sent you (mails), your events (guest_wedding_events), households, guests, their answers (guest_answers), every change that was made and when (wedding_changes), when you last looked at them (wedding_visits), who helps you (user_posses, user_posse_events), what you asked vendors (enquiries), what you did and are in the words of the product (user_events, user_tags), what we told the services that measure our advertising (outgoing_events), and the newsletter (newsletter_subscribers).',
  'takeout.files':
    'The folder files has what you brought: pictures as we keep them, and PDF files as you sent them; what you deleted, too, for 30 days.',
  'takeout.left_out':
    'Left out is what opens your account: the sum of your password, of your sessions and of the links in letters. Counts are left out too, since they can be made of what is here. What you did in weddings where you help belongs to those couples.',
} as const
