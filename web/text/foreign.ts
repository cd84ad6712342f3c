/** What the budget says of amounts in another currency. */
export const foreign = {
  'foreign.noted': '{amount} at {rate} on {day}',
  'foreign.open': 'It was in another currency',
  'foreign.title': 'In another currency',
  'foreign.hint':
    'Take the rate from your bank or your statement: we look none up. Or type above what you were charged in dollars, and the rate follows.',
  'foreign.currency': 'Currency',
  'foreign.choose': 'Choose one',
  'foreign.one': '{code}, {name}',
  'foreign.amount': 'Amount in that currency',
  'foreign.rate': 'Dollars for one',
  'foreign.rate_of': 'Dollars for one {code}',
  'foreign.rate_date': 'On which day',
  'foreign.comes_to': '{foreign} at {rate} comes to {amount}. The dollars count.',
  'foreign.close': 'Dollars alone',
  'foreign.amount_unread': 'Please enter an amount such as {example}.',
  'foreign.rate_unread': 'Please enter a rate such as 1.0842.',
  'foreign.column': 'In another currency',
  'foreign.payment_noted': 'noted {amount} for the payment “{name}”',
  'foreign.cost_noted': 'noted {amount} for “{name}” in the budget',
} as const
