export const sides = ['couple', 'vendor'] as const
export type Side = (typeof sides)[number]

/** The product says by itself that nobody answered. */
export const writers = ['couple', 'vendor', 'posy'] as const

export const messageKinds = ['enquiry', 'words', 'automatic', 'no', 'let_go', 'no_answer', 'ran_out', 'quote', 'file'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What a file is that was sent; a certificate has a day on which it ends. */
export const fileKinds = ['contract', 'certificate', 'invoice', 'plan', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** How it stands with a quote that was sent. */
export const quoteStates = ['open', 'accepted', 'superseded', 'ran_out', 'removed'] as const
