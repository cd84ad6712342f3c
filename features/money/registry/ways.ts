/** The ways in which a guest may give: to the couple's own accounts, or by hand on the day. */
export const givingWays = ['paypal', 'venmo', 'bank', 'hand'] as const
export type GivingWay = (typeof givingWays)[number]

/** How what has arrived came. */
export const arrivalWays = ['', ...givingWays, 'envelope', 'check', 'shop', 'card'] as const

export const thankingWays = ['letter', 'email', 'told'] as const
export type ThankingWay = (typeof thankingWays)[number]

/** The couple's own page there, and none of anybody else: a link in their name leads nowhere but to these two. */
export const paypalName = /^(?:https:\/\/)?(?:www\.)?(?:paypal\.me|paypal\.com\/paypalme)\/([A-Za-z\d]{1,20})\/?$/i
export const venmoName = /^(?:@|(?:https:\/\/)?(?:www\.|account\.)?venmo\.com\/(?:u\/)?)([A-Za-z\d_-]{1,30})\/?$/i

/** Where a giver goes on; PayPal takes the amount along. */
export function linkOf(way: GivingWay, account: string, cents: number): string | null {
  if (way === 'paypal') return `https://paypal.me/${paypalName.exec(account)?.[1]}/${dollarsOf(cents)}USD`
  if (way === 'venmo') return `https://venmo.com/u/${venmoName.exec(account)?.[1]}`
  return null
}

function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
