/** The page of somebody with a part in the day, by the secret of their link. */
export function dayPath(token: string): string {
  return `/day-sheets/${token}`
}
