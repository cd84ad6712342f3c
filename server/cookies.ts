/** Names of the cookies that say who somebody is, or is about to be. */
export type CookieName =
  | 'posy_session'
  | 'posy_refresh'
  | 'posy_impersonation'
  | 'posy_return'
  | 'posy_social'
  | 'posy_answers'
  | 'posy_enquiry'
  | 'posy_website'

export function cookieOf(headers: Headers, publicUrl: string, name: CookieName): string | undefined {
  const start = `${cookieName(publicUrl, name)}=`
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined
}

/** Without a value it is taken away. */
export function cookie(publicUrl: string, name: CookieName, value: string | undefined, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(publicUrl, name)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? seconds : 0}${secure}`
}

/** On https no other host of the domain can set it. */
function cookieName(publicUrl: string, name: CookieName): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}
