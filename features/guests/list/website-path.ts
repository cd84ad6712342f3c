/** Where the website of a couple is; with an invite it opens for that guest, and is theirs from then on. */
export function websitePath(address: string, invite_id?: string): string {
  return invite_id === undefined ? `/w/${address}` : `/w/${address}/${invite_id}`
}
