import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { readShipped } from '#server/shipped.ts'
import { openSiteFiles } from '#server/site-files.ts'
import { session, signedIn, signedOut } from '#tests/page-visitors.ts'
import { t } from '#web/text/text.ts'
import { siteData } from './site-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'posy-site-'))
const site = openSiteFiles({ folder, milliseconds: 0 })
const shipped = { taxonomies: readShipped('taxonomies.json'), content_types: readShipped('content-types.json'), vapid_key: '' }
const year = new Date().getUTCFullYear()
let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false, site })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// RULE-019 TEXT-001
test('as it ships, titles and footer say Posy and this year, and lead to no network where Posy is not', async () => {
  const html = await show('/')
  expect(html).toContain('<title>Plan your own wedding. | Posy</title>')
  expect(footerOf(html)).toContain(`© ${year} Posy.`)
  expect(footerOf(html)).not.toContain('Follow')
  expect(headerOf(html)).toContain('aria-label="Posy"')
})

// RULE-009 UI-027 UI-028
test('what the operator writes stands on every page at once, also on those that were kept', async () => {
  const kept = await show('/')
  write({
    name: 'Nosegay & Sons',
    tagline: 'Plan it twice.',
    colours: { stem: { light: '#5a2a6e', dark: '#d9b8e8' } },
    follow: {
      youtube: 'https://youtube.com/@nosegay',
      tiktok: 'https://tiktok.com/@nosegay',
      pinterest: 'https://pinterest.com/nosegay',
      facebook: 'https://facebook.com/nosegay',
      instagram: 'https://instagram.com/nosegay',
    },
    footer: { copyright_1: '{name}, {year}.', copyright_2: 'Some rights reserved.', made_with: 'Made with string.' },
    legal: { terms_of_use: 'https://nosegay.example/terms', privacy_policy: '' },
  })
  const html = await show('/')
  expect(html).not.toBe(kept)
  expect(html).toContain('<title>Plan it twice. | Nosegay &amp; Sons</title>')
  expect(headerOf(html)).toContain('Nosegay &amp; Sons</span>')
  const footer = footerOf(html)
  expect(textOf(footer)).toContain(`Nosegay & Sons, ${year}. Some rights reserved.`)
  expect(footer).toContain('Made with string.')
  expect([...footer.matchAll(/href="(https:[^"]+)">([^<]+)/g)].map(([, href, title]) => [title, href])).toEqual([
    ['Instagram', 'https://instagram.com/nosegay'],
    ['Facebook', 'https://facebook.com/nosegay'],
    ['Pinterest', 'https://pinterest.com/nosegay'],
    ['TikTok', 'https://tiktok.com/@nosegay'],
    ['YouTube', 'https://youtube.com/@nosegay'],
    ['Terms of Use', 'https://nosegay.example/terms'],
  ])
  expect(footer).toContain('href="/tools/guest-list"')
  expect(html).toMatch(/<html[^>]*style="[^"]*--stem:light-dark\(#5a2a6e, #d9b8e8\)/)
  for (const path of ['/sign-in', '/tools/guest-list/setup', '/nowhere']) {
    const other = await show(path)
    expect.soft(other, path).toMatch(/<title>[^<]*Nosegay &amp; Sons<\/title>/)
    expect.soft(other, path).not.toContain('Posy')
  }
  expect(await show('/tools/guest-list', true)).not.toContain('Posy')
  expect([t('welcome.subject'), t('site.name')]).toEqual(['Welcome to Nosegay & Sons', 'Nosegay & Sons'])
})

// RULE-021
test('header, phone menu and footer show the menus of GET /data, entry by entry', async () => {
  const { header, footer } = siteData(shipped, site.now().site).menus.menus
  const html = await show('/')
  const named = [
    ...header.map(({ to }) => to),
    ...header.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries.map(({ to }) => to))),
  ]
  for (const menu of [/<nav class="mega-menu"[\s\S]*?<\/nav>/, /<nav class="phone-menu"[\s\S]*?<\/nav>/]) {
    const shown = linksIn(menu.exec(html)?.[0] ?? '')
    expect(
      named.filter((to) => !shown.includes(to) && header.every((section) => section.to !== to || section.groups.length === 0)),
    ).toEqual([])
    expect(shown.filter((to) => !named.includes(to) && !['/sign-in', '/sign-up'].includes(to))).toEqual([])
  }
  const columns = /<nav aria-label="Footer">[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  expect(linksIn(columns).filter((to) => to.startsWith('/'))).toEqual(footer.flatMap(({ entries }) => entries.map(({ to }) => to)))
})

test('the page of the registry is there where the operator wants a registry', async () => {
  const path = '/tools/cash-registry/setup'
  expect((await ask(path)).status).toBe(200)
  write({ features: { registry: false } })
  expect((await ask(path)).status).toBe(404)
})

test('a name without a logo of its own stands there in letters; a logo stands there with its name', async () => {
  write({ name: 'Nosegay', logo: { src: 'logo.svg', width: 120, height: 30 } })
  expect(headerOf(await show('/'))).toMatch(/<img[^>]*src="\/site\/logo\.svg"[^>]*alt="Nosegay"/)
})

function write(global: object): void {
  writeFileSync(join(folder, 'global.json'), JSON.stringify(global))
}

async function show(path: string, isSignedIn = false): Promise<string> {
  return (await ask(path, isSignedIn)).text()
}

function ask(path: string, isSignedIn = false): Promise<Response> {
  const request = new Request(`http://posy.test${path}`, { headers: { accept: 'text/html', ...(isSignedIn && session) } })
  return pages.render(request, { api: isSignedIn ? signedIn : signedOut })
}

function headerOf(html: string): string {
  return /<header class="page-header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
}

function footerOf(html: string): string {
  return /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? ''
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href).filter((href) => !href.startsWith('/assets/'))
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
}
