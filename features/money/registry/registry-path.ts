/** The page of a registry for guests. */
export function registryPath(identifier: string): string {
  return `/registry/${identifier}`
}

/** Where the couple works on it. */
export const registryToolPath = '/tools/cash-registry'
