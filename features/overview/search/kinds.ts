/** The kinds of things that are found, in the order in which they are shown. */
export const kinds = ['guest', 'task', 'event', 'helper'] as const

export type Kind = (typeof kinds)[number]
