/**
 * What a call lacks that it cannot be made without, in the words of the error catalogue: a part of its address,
 * or one of the fields that are named here. Undefined for a call that may leave.
 */
export function missingIn(call: readonly string[], address: string, input: unknown): string | undefined {
  const given = (input ?? {}) as Record<string, unknown>
  const isMissing = (name: string) => given[name] === undefined || given[name] === null || given[name] === ''
  const part = address.match(/(?<=\{\+?)\w+(?=\})/g)?.find(isMissing)
  if (part === 'user_id' && address.startsWith('/user-posses/')) return 'Missing posse user!'
  if (part && call.join('.') === 'budget_items.get') return 'Missing guest id!'
  if (part) return `Missing ${objects[call[0] ?? ''] ?? 'item'} ${part.replaceAll('_', ' ')}!`
  const whole = neededWhole[call.join('.')]
  if (whole && Object.keys(given).length === 0) return `Missing ${whole}!`
  const fields = needed[call.join('.')]
  return fields?.some(isMissing) ? `Missing ${fields.join(' and ')}!` : undefined
}

/** What the calls of each group are about. */
const objects: Record<string, string> = {
  guests: 'guest',
  budget_items: 'budget',
  user_transactions: 'transaction',
  user_vendors: 'vendor',
  vendor_deadlines: 'vendor',
  vendor_diary: 'vendor',
  guest_wedding_events: 'event',
  households: 'household',
  one_event: 'event',
  newsletter: 'newsletter',
  submissions: 'submission',
  submission_rights: 'submission',
  submission_authors: 'submission',
  user_posses: 'posse',
  users: 'user',
  wedding_changes: 'change',
}

/** Fields of a body without which nothing is sent. */
const needed: Record<string, readonly string[]> = {
  'login_links.ask': ['email'],
  'newsletter.join': ['email', 'event'],
  'user_vendors.destroyMany': ['ids'],
  'user_vendors.updateMany': ['vendors'],
  'vendor_claims.send': ['vendor_id'],
  'vendor_claims.verify': ['vendor_id', 'code'],
}

/** Calls that say nothing without a body. */
const neededWhole: Record<string, string> = {
  'budget_items.create': 'budget data',
  'user_transactions.create': 'transaction model',
  'user_transactions.createFor': 'transaction model',
}
