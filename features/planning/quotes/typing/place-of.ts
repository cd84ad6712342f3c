/** Where a field stands in the terms, as what is wrong with it is named. */
export function placeOf(...parts: (string | number)[]): string {
  return parts.join('.')
}
