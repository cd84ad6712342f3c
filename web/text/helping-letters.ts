/** The texts of the letters that ask somebody to help. */
export const helpingLetters = {
  'helping_letter.subject': '{first} invited you to help plan their wedding',
  'helping_letter.somebody': 'Somebody',
  'helping_letter.couple': '{first} & {other}',
  'helping_letter.helper':
    '{couple} would like a hand. The page behind the button says with what. You’d see that part of their plans, and nothing else.',
  'helping_letter.partner': '{first} would like to plan it with you. You’d see everything there is to see, and change it.',
  'helping_letter.lasts': 'The button works for 30 days. If you have no account yet, it leads through making one.',
  'helping_letter.action': 'See the invite',
  'helping_letter.why':
    'You get this letter because {couple} gave us your address. We don’t keep it for anything else, and saying no takes one press.',
} as const
