import type { Terms } from '../quote-terms.ts'

interface Version {
  number: number
  accepted_at: string | null
  terms: Pick<Terms, 'valid_until'>
}

/** Why a quote can't be accepted any more, in words; of all versions of its vendor. */
export function refusalOf(versions: readonly Version[], quote: Version, today: string): string | undefined {
  if (versions.some(({ accepted_at }) => accepted_at !== null)) return 'Another quote of theirs is accepted already.'
  if (versions.some(({ number }) => number > quote.number)) return 'There is a newer quote of theirs. Please look at that one.'
  const { valid_until } = quote.terms
  if (valid_until !== null && valid_until < today) return 'This quote has run out. Ask them for a new one.'
  return undefined
}

/** What is asked before somebody is hired beside, or instead of, another. */
export function secondHire(hired: readonly { name: string }[]): string | undefined {
  if (hired.length === 0) return undefined
  const names = hired.map(({ name }) => name).join(' and ')
  return `${names} ${hired.length === 1 ? 'is' : 'are'} hired already. Both, or instead?`
}
