/** One of the things a field lets choose from. */
export interface Choice {
  value: string
  label: string
  /** A second line, where there is room for one. */
  hint?: string | undefined
  isDisabled?: boolean | undefined
}

/** The words of a chosen value; a value that isn't among the choices stands for itself. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
