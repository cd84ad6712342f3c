/** A guest as the lists show them; the last name may be missing. */
export function guestName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim()
}
