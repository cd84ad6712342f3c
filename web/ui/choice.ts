/** One of the things a field lets choose from. */
export interface Choice {
  value: string
  label: string
  /** A second line, where there is room for one. */
  hint?: string | undefined
  isDisabled?: boolean | undefined
}
