/** A family under its name, of whom one is said to come and many are: The Kims. */
export function areMany(name: string): boolean {
  return /^the\s+\S+s$/i.test(name)
}
