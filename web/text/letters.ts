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

  'leaving_letter.subject': 'Your {product} account goes in 14 days',
  'leaving_letter.heading': 'Goodbye, {firstname}, if you mean it',
  'leaving_letter.text':
    'Somebody who knows your password, or had your browser, asked us to delete your account. On {day} it goes, with your guests, their answers and everything else, and nobody can bring it back.',
  'leaving_letter.otherwise':
    'If it was you and you mean it, there is nothing to do. If not, press the button: everything stays as it was. Then please change your password.',
  'leaving_letter.action': 'Keep my account',
  'leaving_letter.why': 'You get this letter because it is your account.',

  'sign_in_letter.subject': 'Your link to sign in to Posy',
  'sign_in_letter.heading': 'Hello {firstname}, come in',
  'sign_in_letter.text': 'The button signs you in, once, within the next ten minutes.',
  'sign_in_letter.action': 'Sign in',
  'sign_in_letter.why':
    'You get this letter because somebody asked to sign in with this address. If that was not you, do nothing: without the button nobody gets in.',

  'moving_letter.subject': 'Another address for your Posy account',
  'moving_letter.heading': 'Hello {firstname}, are you moving?',
  'moving_letter.text':
    'Somebody who knows your password asked us to write to {email} from now on, and to take that address when you sign in. It counts as soon as it is confirmed there.',
  'moving_letter.otherwise':
    'If that was you, all is well. If not, stop it: this button works for seven days, also when the change is made already.',
  'moving_letter.action': 'Keep this address',
  'coming_letter.subject': 'Is this your new address?',
  'coming_letter.heading': 'Hello {firstname}, is this your new address?',
  'coming_letter.text': 'One press, and your account has moved here. The button works for a day.',
  'coming_letter.why':
    'You get this letter because somebody wants to use this address for a Posy account. If that was not you, do nothing.',

  'opened_letter.action': 'Open Posy',
  'opened_letter.why': 'You get this letter because somebody signed in with the Google account of this address.',
  'linked_letter.subject': 'Google opens your Posy account now',
  'linked_letter.heading': 'Hello {firstname}, you came in by Google',
  'linked_letter.text':
    'Somebody signed in with the Google account of this address, and Google says that the address is theirs. From now on it opens your account, beside your password.',
  'asked_letter.heading': 'Hello {firstname}, another way in',
  'asked_letter.text': 'Somebody who is signed in to your Posy account linked a Google account to it. From now on that opens it, too.',
  'asked_letter.otherwise': 'If that was you, all is well. If not, choose a new password, then unlink it in your settings, under Sign-in.',
  'unlinked_letter.subject': 'Google no longer opens your Posy account',
  'unlinked_letter.heading': 'Hello {firstname}, one way in less',
  'unlinked_letter.text': 'Somebody who is signed in to your Posy account unlinked the Google account that opened it.',
  'unlinked_letter.otherwise': 'If that was you, all is well. If not, choose a new password: that signs out everybody else.',
  'linked_letter.otherwise': 'If that was you, all is well. If not, somebody else uses your Google account: please look there first.',
} as const
