import { beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { session, signedIn, signedOut } from '#tests/page-visitors.ts'

let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false })
})

// UI-004
test('the Terms of Use and the Privacy Policy are pages, and whoever makes an account is led to them', async () => {
  for (const path of ['/', '/sign-up', '/?login=true&view=sign-up']) {
    const html = await show(path)
    expect([path, html]).toEqual([path, expect.stringMatching(/href="\/terms">Terms of Use</)])
    expect([path, html]).toEqual([path, expect.stringMatching(/href="\/privacy">Privacy Policy</)])
  }
  expect(await show('/terms')).toContain('What you enter is yours')
  expect(await show('/privacy')).toContain('We don’t sell what you tell us, to anybody.')
  expect(await show('/privacy')).toContain('href="/privacy-choices"')
})

test('the home page shows what there is to plan with, and promises nobody that only two see it', async () => {
  const html = await show('/')
  const strip = /<section class="home-tools[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect([...strip.matchAll(/<b>([^<]+)<\/b>/g)].map(([, title]) => title)).toEqual(['Checklist', 'Guest list', 'Invitations', 'Replies'])
  expect(html).not.toContain('Nobody sees it')
})

test('whoever is signed in is led on from the home page, not in again', async () => {
  const main = /<main[\s\S]*<\/main>/.exec(await show('/', true))?.[0] ?? ''
  expect(main).not.toMatch(/I have an account|\/sign-(?:in|up)/)
  expect(main).toContain('href="/dashboard"')
  expect(await show('/')).toContain('I have an account')
})

async function show(path: string, isSignedIn = false): Promise<string> {
  const request = new Request(`http://posy.test${path}`, { headers: { accept: 'text/html', ...(isSignedIn && session) } })
  return (await pages.render(request, { api: isSignedIn ? signedIn : signedOut })).text()
}
