/**
 * Where to go after signing in, if it is a path of this site; nothing that a browser could read as another site's address.
 * It comes back as a header can hold it.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000 || !value.startsWith('/')) return undefined
  if (/[\\\s\p{Cc}]/u.test(value)) return undefined
  const [path = ''] = value.split(/[?#]/)
  if (/\/\/|%2f|%5c|%0[0-9a-f]|%1[0-9a-f]|%7f/i.test(path)) return undefined
  if (!URL.canParse(value, own)) return undefined
  const { origin, pathname, search, hash } = new URL(value, own)
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

const own = 'http://own.invalid'
