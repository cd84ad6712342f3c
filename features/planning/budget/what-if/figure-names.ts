/** Of how many come to an event, as the guest list and the caterer count them. */
export const headFigures = [
  'listed',
  'waiting',
  'declined',
  'guests',
  'companions',
  'heads',
  'adults',
  'children',
  'infants',
  'drinkers',
  'seats',
  'meals',
] as const

const moneyFigures = ['estimated', 'actual', 'amount', 'due', 'promised', 'rest', 'total', 'pledged', 'open', 'bears', 'balance'] as const

export const figures = [...headFigures, ...moneyFigures] as const

export const classes = ['adults', 'children', 'infants'] as const

/** So many may be more, or fewer, of each class at once. */
export const mostMore = 200
