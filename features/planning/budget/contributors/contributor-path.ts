export const contributorsPath = '/tools/budget-tool/contributors'

/** The page of whoever gives, by the secret of their letter. */
export function contributorPath(token: string): string {
  return `/contributions/${token}`
}
