/** What a line is for; of service, tax, overtime and travel every quote is asked. */
export const roles = ['food', 'bar', 'staff', 'rental', 'service', 'tax', 'overtime', 'travel', 'other'] as const

export const askedRoles = ['service', 'tax', 'overtime', 'travel'] as const

export const lineStates = ['priced', 'included', 'not_offered', 'not_stated'] as const

export const depositStates = ['refundable', 'transferable', 'lost', 'unknown'] as const

export type AskedRole = (typeof askedRoles)[number]
