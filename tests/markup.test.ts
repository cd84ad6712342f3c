// One chance: rights

import { beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { type Api, session, signedIn, signedOut } from './page-visitors.ts'

let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false })
})

const markup = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)>`
const asMarkup = /<script>alert|<img src=x/

test('what a guest is called is text on the page and in the data that the page brings along', async () => {
  const html = await shown('/tools/guest-list', whereGuestsAreCalled(markup), session)
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toMatch(asMarkup)
})

test.each([
  '/sign-in?redirect-to=',
  '/sign-up?email=',
  '/forgot-password?sent=',
  '/newsletter/',
  '/reset-password/',
  '/confirm-address/',
  '/nothing/',
])('what stands behind %s in an address is text too', async (path) => {
  expect(await shown(path + encodeURIComponent(markup), signedOut)).not.toMatch(asMarkup)
  expect(await shown(path + markup.replaceAll(' ', '+'), signedOut)).not.toMatch(asMarkup)
})

function whereGuestsAreCalled(name: string): Api {
  return async (request) => {
    const text = await (await signedIn(request)).text()
    return new Response(text.replaceAll('"Hopper"', JSON.stringify(name)), { headers: { 'content-type': 'application/json' } })
  }
}

async function shown(path: string, api: Api, headers: Record<string, string> = {}): Promise<string> {
  return (await pages.render(new Request(`http://posy.test${path}`, { headers }), { api })).text()
}
