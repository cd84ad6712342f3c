export const replyStatuses = { 0: 'Not asked', 1: 'Waiting', 2: 'Coming', 3: "Can't", 4: 'Maybe' } as const

export type ReplyStatus = keyof typeof replyStatuses
