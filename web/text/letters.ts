/** The texts of the letters; no page loads them. */
export const letters = {
  'welcome.subject': 'Welcome to Posy',
  'welcome.heading': 'Hello {firstname}, welcome to Posy',
  'welcome.text': 'Your account is ready. A good first step is the guest list: a few names are enough to begin.',
  'welcome.action': 'Start your guest list',
  'welcome.why': 'You get this letter because somebody made an account with this address. If that was not you, please ignore it.',

  'newsletter_letter.subject': 'Shall we write to you?',
  'newsletter_letter.heading': 'Shall we write to you?',
  'newsletter_letter.text':
    'Somebody asked for our newsletter with this address. If that was you, press the button within seven days. If it was not, do nothing: without that press no newsletter comes.',
  'newsletter_letter.action': 'Yes, write to me',
  'newsletter_letter.why': 'You get this letter because somebody asked for the Posy newsletter with this address.',
  'newsletter_letter.refuse': 'No, thank you',
  'newsletter_letter.joined_subject': "You're on the list already",
  'newsletter_letter.joined_heading': "You're on the list already",
  'newsletter_letter.joined_text': 'Somebody asked for our newsletter with this address, which has it. Nothing changes.',
  'newsletter_letter.leave': 'Leave the list',
} as const
