import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { session, signedIn, signedOut } from '#tests/page-visitors.ts'
import { hasPage } from '#web/map/routes.ts'

let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false })
})

// ROUTE-053 UI-043
test('/tools lists the tools that are there, for visitors and for couples, and names no other', async () => {
  for (const isSignedIn of [false, true]) {
    const { status, html } = await get('/tools', isSignedIn)
    expect(status).toBe(200)
    const listed = linksIn(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    expect(listed).toContain('/tools/guest-list')
    expect(listed.filter((to) => !hasPage(to))).toEqual([])
  }
})

// ROUTE-054
test('/tools/offers says that nothing is on offer, while nothing is', async () => {
  const { status, html } = await get('/tools/offers')
  expect([status, textOf(html)]).toEqual([200, expect.stringContaining('Nothing on offer today.')])
})

// ROUTE-129 ROUTE-064 ROUTE-081 ROUTE-089
describe.each([
  ['wedding-address-collector', 'Stop asking for addresses.', '/sign-up?redirect-to=%2Ftools%2Fguest-list%2Faddresses'],
  ['wedding-pro', 'Be found by couples who want you.', '/sign-up?vendor=true'],
  ['budget-tracker', 'What it costs, before it costs that.', '/sign-up?redirect-to=%2Ftools%2Fbudget-tool'],
  ['wedding-checklist', 'It works back from your date.', '/sign-up?redirect-to=%2Ftools%2Fwedding-checklist'],
  ['vendor-manager', 'From “maybe” to “signed”.', '/sign-up?redirect-to=%2Ftools%2Fvendor-manager'],
  ['cash-registry', 'Nobody needs a fourth toaster.', '/sign-up?redirect-to=%2Ftools%2Fcash-registry'],
  ['vision-boards', 'All the pictures, one place.', '/sign-up?redirect-to=%2Ftools%2Fvision-boards'],
])('/tools/%s/setup', (tool, title, signUp) => {
  test('says what the tool is, and leads a visitor to an account', async () => {
    const { status, headers, html } = await get(`/tools/${tool}/setup`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(textOf(/<h1>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')).toBe(title)
    expect(linksIn(html)).toContain(signUp)
  })

  test('promises nobody what is not there yet', async () => {
    const main = /<main[\s\S]*<\/main>/.exec((await get(`/tools/${tool}/setup`, true)).html)?.[0] ?? ''
    expect(main).not.toContain('/sign-up')
    expect(linksIn(main).filter((to) => !hasPage(to))).toEqual([])
  })
})

test.each(['/tools/no-such-tool/setup', '/tools/constructor/setup'])('%s is not there', async (path) => {
  const { status, html } = await get(path)
  expect([status, textOf(html)]).toEqual([404, expect.stringContaining('This page could not be found')])
})

async function get(path: string, isSignedIn = false) {
  const request = new Request(`http://posy.test${path}`, { headers: { accept: 'text/html', ...(isSignedIn && session) } })
  const answer = await pages.render(request, { api: isSignedIn ? signedIn : signedOut })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
