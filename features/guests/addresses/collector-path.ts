/** Where guests leave their address, beside their own pages. */
export function collectorPath(username: string): string {
  return `/guests/address/${username}`
}

/** Where the couple looks at what was left. */
export const trayPath = '/tools/guest-list/addresses'
