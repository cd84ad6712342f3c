/** What the costs may be sorted by. */
export const orders = ['created_at', 'name', 'category', 'estimated', 'actual', 'paid', 'next_due'] as const

export type Order = (typeof orders)[number]

/** What the payments may be sorted by; `day` is the day of payment, else the day it is due. */
export const paymentOrders = ['day', 'name', 'type', 'amount', 'created_at'] as const
