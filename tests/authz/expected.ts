/** Who may ask, in the order of the rows. */
export const roles = (
  'visitor stale_token owner partner other_couple collab_acc_1 collab_acc_2 collab_acc_3 collab_acc_4 collab_acc_5 ' +
  'collab_pend_1 collab_pend_2 collab_pend_3 collab_pend_4 collab_pend_5 collab_acc_none collab_removed ' +
  'vendor colleague removed_colleague other_vendor co_author contributor premium admin impersonator'
).split(' ')

/** Roles that mostly get the same; `others` are all who were not named before. */
const groups: Record<string, string[]> = {
  visitors: ['visitor', 'stale_token'],
  couple: ['owner', 'partner', 'impersonator'],
  helpers: ['collab_acc_1', 'collab_acc_2', 'collab_acc_3', 'collab_acc_4', 'collab_acc_5', 'collab_acc_none'],
  vendor: ['vendor', 'colleague'],
  vendors: ['vendor', 'colleague', 'other_vendor'],
  others: roles,
  all: roles,
}

/** What each role gets, from `401: visitors; 2xx: couple collab_acc_2; 403: helpers; 404: others`: who is named first counts. */
export function expectedOf(said: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of said.split('; ')) {
    const { status, names } = /^(?<status>\S+): (?<names>.+)$/.exec(part)?.groups ?? {}
    if (!status || !names) throw new Error(`The matrix says "${said}"`)
    for (const name of names.split(' ')) {
      const meant = rolesOf(name).filter((role) => !found.has(role))
      if (meant.length === 0) throw new Error(`The matrix names ${name} for nothing in "${said}"`)
      for (const role of meant) found.set(role, status)
    }
  }
  const missing = roles.filter((role) => !found.has(role))
  if (missing.length > 0) throw new Error(`The matrix leaves out ${missing.join(', ')} in "${said}"`)
  return new Map(roles.map((role) => [role, found.get(role)!]))
}

function rolesOf(name: string): string[] {
  const known = groups[name] ?? roles.filter((role) => role === name)
  if (known.length === 0) throw new Error(`The matrix knows no role ${name}`)
  return known
}
