/** What can be reported. */
export const reportKinds = ['page', 'picture', 'conversation'] as const

export type ReportKind = (typeof reportKinds)[number]

/** Why; the first is of whoever is in a picture, or made it. */
export const reportReasons = ['rights', 'not_real', 'wrong', 'rude', 'spam', 'other'] as const

export type ReportReason = (typeof reportReasons)[number]

/** What an operator did with it. */
export const reportVerdicts = ['acted', 'kept'] as const
