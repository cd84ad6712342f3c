/** More than any wedding, and what is read while somebody waits. */
export const mostRows = 10_000
export const mostColumns = 100
/** An honest file of that size is read in a few seconds on an old phone. */
export const mostReadingSeconds = 30
export const mostFileBytes = 10 * 1_048_576
