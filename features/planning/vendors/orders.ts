/** What vendors may be sorted by. */
export const orders = ['created_at', 'name', 'taxonomy', 'status', 'price', 'next_on', 'rating'] as const

export type Order = (typeof orders)[number]
