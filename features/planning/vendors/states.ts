/** How far a couple is with somebody; the first four are the columns of their pipeline. */
export const statuses = ['considering', 'contacted', 'quoted', 'hired', 'declined', 'cancelled'] as const

export type Status = (typeof statuses)[number]

export const pipeline = ['considering', 'contacted', 'quoted', 'hired'] as const

/** Whom a next step waits for, and who called it off. */
export const sides = ['couple', 'vendor'] as const

/** What becomes of a deposit when a day moves or is called off. */
export const depositStates = ['unknown', 'refundable', 'transferable', 'lost'] as const

/** What becomes of who was hired for a service before. */
export const secondHires = ['both', 'instead'] as const
