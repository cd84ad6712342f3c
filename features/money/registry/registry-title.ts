/** `June & Theo Registry`, or of the one who is known. */
export function registryTitle(names: readonly string[]): string {
  return [names.join(' & '), 'Registry'].filter(Boolean).join(' ')
}
