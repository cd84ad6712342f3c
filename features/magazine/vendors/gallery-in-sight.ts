/** Five pictures stand at the head of a vendor’s page, or the first alone where there are fewer. */
export function inSight<Picture>(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.slice(0, pictures.length >= 5 ? 5 : 1)
}
