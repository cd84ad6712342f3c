import { beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { type Api, newlySignedUp, session, signedIn, signedOut } from '#tests/page-visitors.ts'

let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false, isDemo: true })
})

// UI-011 UI-012 UI-013 CONST-012
test('each layout has its own parts: header and footer, a header alone, that of a setup, or nothing', async () => {
  expect(partsOf(await show('/'))).toEqual(['header', 'newsletter', 'footer'])
  expect(partsOf(await show('/sign-in'))).toEqual(['header'])
  expect(partsOf(await show('/complete/guest-list/1', newlySignedUp))).toEqual(['setup'])
  expect(partsOf(await show('/dev/ui?of=plain'))).toEqual([])
  expect(await show('/')).toContain('<header class="page-header bg-background">')
})

// CONST-010 UI-056 UI-058 UI-059 UI-060 UI-061
test("a vendor's menu names the business and the own wedding with its day, or says how to begin", async () => {
  const known = menuOf(await show('/vendor/dashboard', vendor('Fen & Field', '2025-06-05')))
  expect(known).toContain('Business Profile Fen & Field')
  expect(known).toContain('Personal Profile 05 Jun, 2025 My Events')
  const unknown = menuOf(await show('/vendor/dashboard', vendor('', null)))
  expect(unknown).toContain("You don't have your vendor yet? Setup your Vendor")
  expect(unknown).toContain('Planning your own wedding? Get started')
})

// UI-062
test('where a business plans nothing, no menu names a couple’s tools', async () => {
  const html = await show('/vendor/dashboard', vendor('Fen & Field', null))
  const header = /<header class="page-header[\s\S]*?<div class="account-menu"/.exec(html)?.[0] ?? ''
  expect(header).not.toMatch(/Guest list|Checklist/i)
  const [bar = ''] = /<nav class="tab-bar"[\s\S]*?<\/nav>/.exec(html) ?? []
  expect([...bar.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/vendor/dashboard',
    '/vendor/checklist',
    '/vendor/management',
    '/tools/vendor-submit-wedding/my-weddings',
  ])
  expect(html).not.toContain('account-more')
})

// RULE-085
test('icons are SVG from an address that stays', async () => {
  const [, address = ''] = /<use href="(\/assets\/icons-[\w-]+\.svg)#list"/.exec(await show('/')) ?? []
  const sheet = await pages.asset(new Request(`http://posy.test${address}`))
  expect(sheet?.headers.get('content-type')).toContain('image/svg+xml')
  expect(sheet?.headers.get('cache-control')).toContain('immutable')
})

function vendor(business_name: string, date: string | null): Api {
  return async (request) => {
    const answer = await signedIn(request)
    if (new URL(request.url).pathname === '/api/v1/users/me/vendor') return Response.json({ data: null })
    if (new URL(request.url).pathname !== '/api/v1/users/me') return answer
    const { data } = await answer.json()
    const vendor_details = {
      business_name,
      contact_email: '',
      contact_phone: '',
      email: '',
      phone: '',
      place: '',
      service_id: null,
      vendor_id: null,
    }
    return Response.json({ data: { ...data, is_vendor: true, vendor_details, wedding_details: { date } } })
  }
}

async function show(path: string, api?: Api): Promise<string> {
  const request = new Request(`http://posy.test${path}`, { headers: { accept: 'text/html', ...(api && session) } })
  return (await pages.render(request, { api: api ?? signedOut })).text()
}

function partsOf(html: string): string[] {
  const parts = { header: 'page-header ', setup: 'setup-header', newsletter: 'newsletter-strip ', footer: 'page-footer' }
  return Object.entries(parts)
    .filter(([, part]) => html.includes(`class="${part}`))
    .map(([name]) => name)
}

function menuOf(html: string): string {
  const [menu = ''] = /<div class="account-profiles">[\s\S]*?<\/div>/.exec(html) ?? []
  return menu
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
