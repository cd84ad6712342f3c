/** Where a file lies in its own size. */
export function wholeKey({ key, format }: { key: string; format: string }): string {
  return `${key}/whole.${format}`
}
