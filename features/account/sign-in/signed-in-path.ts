/** Where every sign-in of a browser leads, which sends it on. */
export function signedInPath(redirectTo: string | undefined): string {
  return redirectTo ? `/signed-in?${new URLSearchParams({ 'redirect-to': redirectTo })}` : '/signed-in'
}
