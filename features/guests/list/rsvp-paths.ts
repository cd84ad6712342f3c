/** Where a household finds its page. */
export function invitePath(invite_id: string): string {
  return `/guests/${invite_id}`
}

/** What makes of a guest's number in an address their pages to be looked at. */
export const previewSearch = '?preview=yes'

/** Where a couple looks at the page of a guest's household. */
export function previewPath(id: number): string {
  return `/guests/${id}${previewSearch}`
}

export function isPreview({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'yes'
}

/** Where guests of a couple enter the code of their card; with the code, as a printed picture leads there, it stands in the field. */
export function rsvpPath(username: string, code?: string): string {
  return `/rsvp?${new URLSearchParams({ couple: username, ...(code && { code }) })}`
}
