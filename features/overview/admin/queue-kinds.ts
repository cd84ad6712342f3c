/** What waits for an operator, a word for each kind; its statement stands in queue-rows.server.ts, its name in web/text/admin.ts. */
export const queueKinds = ['wedding', 'profile', 'claim', 'dispute', 'review', 'lead', 'report'] as const

export type QueueKind = (typeof queueKinds)[number]
