import { cookieIn, hasConsent } from './consent.ts'

interface Impression {
  event: string
  extra: { part: string }
  url: string
  referer: string
  visitor_key?: string
}

/** What of the router this needs. */
interface Pages {
  subscribe: (what: 'onResolved', tell: () => void) => unknown
}

/** Counts the page at hand, those that are gone to, and the parts of them that were seen, each part once a page. */
export function startTracking(pages: Pages): void {
  countPage()
  let soon: ReturnType<typeof setTimeout>
  pages.subscribe('onResolved', () => {
    clearTimeout(soon)
    soon = setTimeout(countPage, 250)
  })
  addEventListener('pagehide', () => leave(true))
}

/** Counts what was done on the page at hand. */
export function countAction(name: string, extra: object): void {
  send('/t', { name, extra, url: location.href, ...visitor(), ...(agreed() && { facebook: facebook() }) })
}

let referer = document.referrer
let here = ''

/** A page whose search changes is the same page. */
function countPage(): void {
  if (location.pathname === here) return
  if (here) referer = location.origin + here
  here = location.pathname
  send('/t', { name: 'page_view', extra: {}, url: location.href, ...visitor(), ...(agreed() && { facebook: facebook() }) })
  seen.disconnect()
  for (const part of document.querySelectorAll('[data-seen]')) seen.observe(part)
}

/** Half of a part, or half of the window full of it, counts as seen. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
      if (!isIntersecting || (intersectionRatio < 0.5 && intersectionRect.height < innerHeight / 2)) continue
      seen.unobserve(target)
      const part = target.getAttribute('data-seen') ?? ''
      waiting.push({ event: 'impression', extra: { part }, url: location.href, referer, ...visitor() })
      clearTimeout(rest)
      if (waiting.length >= 50) leave()
      else rest = setTimeout(() => leave(), 1_000)
    }
  },
  { threshold: [0, 0.25, 0.5] },
)

const waiting: Impression[] = []
let rest: ReturnType<typeof setTimeout>

/** Fifty leave at once, fewer a second after the last one. */
function leave(isLast = false): void {
  while (waiting.length > 0) send('/be', { events: waiting.splice(0, 50) }, isLast)
}

/** Whatever becomes of it is none of the visitor's business. */
function send(path: string, told: object, isLast = false): void {
  const [url, body, type] = [`/api/v1${path}`, JSON.stringify(told), 'application/json']
  if (isLast) navigator.sendBeacon(url, new Blob([body], { type }))
  else fetch(url, { method: 'POST', body, headers: { 'content-type': type }, keepalive: true }).catch(() => {})
}

function agreed(): boolean {
  return hasConsent(document.cookie, (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true)
}

function visitor(): { visitor_key?: string } {
  const key = agreed() && cookieIn(document.cookie, 'a-key')
  return key ? { visitor_key: key } : {}
}

/** Who came by an advertisement brought its click along. */
function facebook(): { fbp: string | undefined; fbc: string | undefined } {
  const click = new URLSearchParams(location.search).get('fbclid')
  return {
    fbp: cookieIn(document.cookie, '_fbp'),
    fbc: cookieIn(document.cookie, '_fbc') ?? (click ? `fb.1.${Date.now()}.${click}` : undefined),
  }
}
