/** The page of a vendor who is shown a board, by the secret of their link. */
export function sharedPath(token: string): string {
  return `/shared-boards/${token}`
}
