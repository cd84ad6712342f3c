/** The texts of the letters and of what the server puts into words; no page loads them. */
export const letters = {
  'welcome.subject': 'Welcome to {product}',
  'welcome.heading': 'Hello {firstname}, welcome to {product}',
  'welcome.text': 'Your account is ready. A good first step is the guest list: a few names are enough to begin.',
  'welcome.confirm': 'One thing before that: please confirm that this address is yours. The button works for three days.',
  'welcome.action': 'Confirm this address',
  'welcome.why': 'You get this letter because somebody made an account with this address. If that was not you, please ignore it.',

  'newsletter_letter.subject': 'Shall we write to you?',
  'newsletter_letter.heading': 'Shall we write to you?',
  'newsletter_letter.text':
    'Somebody asked for our newsletter with this address. If that was you, press the button within seven days. If it was not, do nothing: without that press no newsletter comes.',
  'newsletter_letter.action': 'Yes, write to me',
  'newsletter_letter.why': 'You get this letter because somebody asked for the {product} newsletter with this address.',
  'newsletter_letter.refuse': 'No, thank you',
  'newsletter_letter.joined_subject': "You're on the list already",
  'newsletter_letter.joined_heading': "You're on the list already",
  'newsletter_letter.joined_text': 'Somebody asked for our newsletter with this address, which has it. Nothing changes.',
  'newsletter_letter.leave': 'Leave the list',

  'device.name': '{browser} on {system}',
  'device.program': 'A program on {system}',
  'device.unknown': 'Something that gave no name',
  'device.iphone': 'an iPhone',
  'device.ipad': 'an iPad',
  'device.android': 'Android',
  'device.chromebook': 'a Chromebook',
  'device.mac': 'a Mac',

  'new_device.subject': 'A new sign-in to your {product} account',
  'new_device.heading': 'Hello {firstname}, was this you?',
  'new_device.text':
    'Somebody just signed in to your account with the right password, from a browser that we had not seen there before: {device}.',
  'new_device.otherwise': 'If it was you, all is well. If not, please change your password now; that signs everybody else out.',
  'new_device.action': 'Change the password',
  'new_device.why': 'You get this letter because it is your account.',

  'reset_letter.subject': 'A new password for {product}',
  'reset_letter.heading': 'Hello {firstname}, here is your link',
  'reset_letter.text': 'It sets a new password, once, within the next ten minutes. After that, the page behind it sends you another.',
  'reset_letter.action': 'Choose a new password',
  'reset_letter.why':
    'You get this letter because somebody said they forgot the password of this account. If that was not you, do nothing: your password stays as it is.',

  'changed_letter.subject': 'Your {product} password was changed',
  'changed_letter.heading': 'Hello {firstname}, your password is new',
  'changed_letter.text': 'Somebody changed the password of your account just now, and every other device was signed out.',
  'changed_letter.otherwise': 'If that was you, all is well. If not, ask for a link and set a password that only you know.',
  'changed_letter.action': 'That was not me',
  'changed_letter.why': 'You get this letter because it is your account.',

  'confirm_letter.subject': 'Is this your address?',
  'confirm_letter.heading': 'Hello {firstname}, is this your address?',
  'confirm_letter.text': 'One press says so. The button works for three days.',
  'confirm_letter.action': 'Confirm this address',
  'confirm_letter.why': 'You get this letter because you asked for it in your account.',
} as const
