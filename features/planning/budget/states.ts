/** Which way money goes. */
export const transactionTypes = ['expense', 'refund', 'income'] as const

/** What of the costs may be shown. */
export const costStates = ['paid', 'promised'] as const

/** What of the payments may be shown. */
export const paymentStates = ['paid', 'promised', 'late', 'missing_date', 'missing_amount'] as const

export const methods = ['', 'card', 'transfer', 'check', 'cash', 'app'] as const
