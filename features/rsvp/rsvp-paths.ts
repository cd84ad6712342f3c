/** Where a household finds its page. */
export function invitePath(invite_id: string): string {
  return `/guests/${invite_id}`
}

/** Where guests of a couple enter the code of their card; with the code, as a printed picture leads there, it stands in the field. */
export function rsvpPath(username: string, code?: string): string {
  return `/rsvp?${new URLSearchParams({ couple: username, ...(code && { code }) })}`
}
