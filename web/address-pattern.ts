/** What an address must look like to be one of this path, as the URL map writes it. */
export function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const parts = path.split('/').slice(1).map(partPattern)
  const pattern = new RegExp(`^${parts.join('')}/?$`)
  patterns.set(path, pattern)
  return pattern
}

const patterns = new Map<string, RegExp>()

function partPattern(part: string): string {
  if (part === '') return ''
  if (part === '$') return '(?:/.*)?'
  if (/^\{-\$\w+\}$/.test(part)) return '(?:/[^/]+)?'
  if (/^\$\w+$/.test(part)) return '/[^/]+'
  return `/${part.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')}`
}
