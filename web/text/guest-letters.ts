/** The texts of letters to guests; no page loads them. */
export const guestLetters = {
  'guest_letter.save_the_date_kicker': 'Save the date',
  'guest_letter.save_the_date_subject': 'Save the date: {couple}',
  'guest_letter.save_the_date_words':
    'We’re getting married, and we would like you to be there. Please keep the day free. An invitation with everything else follows.',
  'guest_letter.save_the_date_action': 'See the day',
  'guest_letter.invitation_kicker': 'You’re invited',
  'guest_letter.invitation_subject': 'You’re invited to the wedding of {couple}',
  'guest_letter.invitation_words':
    'We would be glad to have you with us. Please tell us who is coming and what you’d like to eat. It takes a minute.',
  'guest_letter.invitation_action': 'Answer here',
  'guest_letter.reminder_kicker': 'Are you coming?',
  'guest_letter.reminder_subject': '{couple} would love to know: are you coming?',
  'guest_letter.reminder_words':
    'We haven’t heard from you yet, and the cook is counting. A yes is lovely, a no is fine. It takes a minute.',
  'guest_letter.reminder_action': 'Answer here',
  'guest_letter.confirmation_kicker': 'Thank you',
  'guest_letter.confirmation_subject': 'Your answer to {couple}',
  'guest_letter.confirmation_words': 'This is what we noted. If something changes, the button takes you back to your answer.',
  'guest_letter.confirmation_action': 'See or change your answer',

  'guest_letter.from': '{couple} via {product}',
  'guest_letter.dear': 'Dear {names},',
  'guest_letter.at': '{day}, {time}',
  'guest_letter.dress': 'To wear: {dress}',
  'guest_letter.reply_by': 'Please answer by {day}.',
  'guest_letter.change_by': 'You can change it until {day}.',
  'guest_letter.answer': '{names}: {answer}',
  'guest_letter.plus': '{name} and {n} more',
  'guest_letter.meal': '{name} eats: {meal}',
  'guest_letter.copy': 'Or copy this address into your browser:',
  'guest_letter.why': '{couple} sent you this with {product}. The address in it is yours alone: please pass it on to nobody.',
  'guest_letter.leave': 'No more letters from them, or not for you?',
  'guest_letter.test': "This is a test, to yourself. In your guests' letters the button opens their own page.",
  'guest_letter.test_subject': 'A test: {subject}',
  'guest_letter.sample': 'Ada and Bo',
} as const
