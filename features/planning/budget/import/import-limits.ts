/** As many as a budget holds. */
export const mostCosts = 2_000
/** What the server takes of an import; what was looked at is far smaller than the file was. */
export const mostImportBytes = 4 * 1_048_576
