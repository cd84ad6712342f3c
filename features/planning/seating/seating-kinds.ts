export const shapes = ['round', 'long'] as const

/** What may be said of a guest: beside whom they sit, beside whom not, and where. */
export const ruleKinds = ['together', 'apart', 'at_table'] as const
