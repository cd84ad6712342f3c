/** A name as it may stand in an address or a file's: letters without their marks; of other alphabets nothing is left. */
export function slugOf(name: string, most = 60): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
}
