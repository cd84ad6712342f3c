const own = { whose: 'user_id', key: ['id'] } as const

const ofPurchase =
  'id provider product_id product_name price_id coupon_id currency amount discount tax tax_points total is_recurring grants_premium ' +
  'ends_with_wedding status paid_until is_open is_cancelled cancel_asked_at refund_asked_at error renewal_total created_at'

/** What somebody bought, with its papers and what they agreed to. */
export const moneyTaken = [
  { ...own, table: 'purchases', columns: ofPurchase.split(' ') },
  { ...own, table: 'papers', key: ['kind', 'number'], columns: 'kind number buyer what currency tax total issued_at'.split(' ') },
  {
    ...own,
    table: 'gift_accounts',
    key: ['user_id'],
    columns: ['account', 'charges_enabled', 'details_submitted', 'disconnected_at', 'created_at', 'updated_at'],
  },
  {
    ...own,
    table: 'card_gifts',
    columns: 'id fund_id from_name message amount currency status fee available_on refunded gift_id created_at settled_at'.split(' '),
  },
  { ...own, table: 'consents', columns: ['id', 'purchase_id', 'words', 'given_at'] },
] as const

export const moneyLeftOut = {
  payment_reminders: 'which reminders were sent; the reminders are told',
  room_reminders: 'which reminders were sent; the reminders are told',
  payment_customers: 'names of the provider’s; cards are kept there alone',
  charges: 'what was taken stands on the invoices',
  payment_events: 'news of the provider’s; what came of it is told',
  payment_orders: 'what the provider had to be told; what came of it is told',
  price_notices: 'told by letter; what was charged stands on the invoices',
  run_links: 'sums of the links to a day sheet; who has a part in it is told',
  contributor_links: 'sums of the links in letters; who gives is told',
}

export const moneyLeftOutColumns = {
  registries: { gift_total: 'the sum of what is told', total_gifters: 'the count of what is told' },
  gifts: { net: 'what is told, less the fee', pledge_key: 'so that nothing is given twice; it says nothing' },
  purchases: {
    ref: 'a name of the provider’s',
    customer: 'a name of the provider’s',
    payment_method: 'a name of the provider’s',
    key: 'of the way it went',
    request_hash: 'of the way it went',
    round: 'of the way it went',
    settled_at: 'of the way it went',
    renewal_told_for: 'of the way it went',
    reminded_at: 'of the way it went',
    tax_calculation: 'a name of the provider’s',
  },
  card_gifts: {
    email: 'of whoever gave, for the letter about it',
    account: 'a name of the provider’s',
    ref: 'a name of the provider’s',
    payment_method: 'a name of the provider’s',
    card_key: 'of the way it went',
    request_hash: 'of the way it went',
    error: 'told to whoever gave',
    round: 'of the way it went',
  },
  papers: { charge_id: 'of the way it is kept' },
  pledges: { pledge_key: 'so that nothing is pledged twice; it says nothing' },
}
