/** What makes of a guest's number in an address their pages to be looked at. */
export const previewSearch = '?preview=yes'

export function isPreview({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'yes'
}
