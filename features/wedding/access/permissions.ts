/** What a helper may do with an event. */
export const permissions = { checklist: 1, guests: 2, vendors: 3, boards: 4, transactions: 5 } as const

export type Permission = (typeof permissions)[keyof typeof permissions]
