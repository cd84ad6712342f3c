/** More than any wedding, and what is written while somebody waits. */
export const mostGuests = 10_000
/** What the server takes of an import; what was looked at is far smaller than the file was. */
export const mostImportBytes = 4 * 1_048_576
