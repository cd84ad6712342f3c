/** Remembers what somebody said to being recognised; without a yes nothing that knows them is kept or sent. */
export const consentCookie = 'posy-consent'

/** In seconds: after half a year it is asked again. */
export const consentSeconds = 182 * 86_400

/** What somebody chose here, if anything. */
export function choiceIn(cookies: string): 'yes' | 'no' | 'open' {
  const choice = cookieIn(cookies, consentCookie)
  return choice === 'yes' || choice === 'no' ? choice : 'open'
}

/** Says yes only where somebody did; a browser that asks for privacy everywhere has said no. */
export function hasConsent(cookies: string, asksForPrivacy: boolean): boolean {
  return !asksForPrivacy && choiceIn(cookies) === 'yes'
}

export function cookieIn(cookies: string, name: string): string | undefined {
  const cookie = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1) || undefined
}
