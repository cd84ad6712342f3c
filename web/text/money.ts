/** What is said about paying, by the server. */
export const money = {
  'money.no_such_card': 'That card is not one of yours. Please choose another, or enter it anew.',
  'money.card_pays': 'This card pays for {thing}. Cancel that first, or pay for it with another card.',
  'money.no_such_coupon': 'That code doesn’t work here. It may have run out, or hold a typo.',
  'money.not_sold': 'This is not for sale any more. Please look at what is.',
  'money.place_unknown': 'We can’t tell the tax there. Please enter the card anew, with its country, state and ZIP code.',
  'money.other_tax': 'PayPal was asked for another tax than we reckon. Please write to us, and your money comes back.',
  'money.too_little': 'This is less than a card can be charged. Please use another code.',
  'money.yours_already': 'This is yours already. Nothing was charged.',
  'money.under_way': 'A payment for this is under way. Please wait a moment, and look again.',
  'money.came_to_nothing': 'This payment came to nothing. Nothing was charged.',
  'money.not_known_yet': 'We don’t know yet whether this went through. We are looking, and you will not be charged twice.',
  'money.not_renewed': 'This was paid once, so that there is nothing to cancel.',
  'money.too_late': 'Money comes back within 14 days of a payment. This one is older, or was given back already.',
  'money.no_such_subscription': 'PayPal doesn’t know of such a subscription of yours.',
  'money.agreed': '{thing}, {total} {currency}, paid once. Money back within 14 days.',
  'money.agreed_renewing': '{thing}, {total} {currency} now, renewed until I cancel. Money back within 14 days of a payment.',
  'money.agreed_until':
    '{thing}, {total} {currency} now, renewed until a month after the wedding, or until I cancel. Money back within 14 days of a payment.',
} as const
