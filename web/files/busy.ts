/** What goes on with a file, for the page that waits for it. */
export interface Busy {
  words: string
  part: number | undefined
  /** Ends it; what can't be ended has none. */
  cancel?: () => void
}
