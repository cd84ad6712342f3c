/** Where a button leads whose target is a name instead of an address. */
const named: Readonly<Record<string, string>> = {
  'open-register-modal': '/sign-up',
  'open-vendor-register-modal': '/sign-up?vendor=true',
}

/** The address of a target; `{username}` in it stands for whoever is signed in. */
export function addressOf(target: string, { username }: { username?: string | undefined } = {}): string {
  const address = named[target] ?? target
  return username === undefined ? address : address.replace('{username}', encodeURIComponent(username))
}
