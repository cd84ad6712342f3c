/** What the costs may be sorted by. */
export const orders = ['created_at', 'name', 'category', 'estimated', 'actual'] as const

export type Order = (typeof orders)[number]
