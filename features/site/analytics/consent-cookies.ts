import { randomUUID } from 'node:crypto'
import { consentCookie, consentSeconds, cookieIn } from '#web/client/consent.ts'

/** What a choice sets: a yes brings a key by which the visitor is known, a no takes away whatever knew them. */
export function consentCookies(choice: 'yes' | 'no', cookies: string, publicUrl: string): string[] {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? consentSeconds : 0}${secure}`
  const chosen = cookie(consentCookie, choice)
  if (choice === 'no') return [chosen, ...['a-key', '_fbp', '_fbc'].map((name) => cookie(name, ''))]
  return [chosen, cookie('a-key', knownKey(cookies) ?? randomUUID())]
}

function knownKey(cookies: string): string | undefined {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.exec(cookieIn(cookies, 'a-key') ?? '')?.[0]
}
