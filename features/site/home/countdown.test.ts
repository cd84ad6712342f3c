import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openPages, type Pages } from '#server/pages.ts'
import { openSiteFiles } from '#server/site-files.ts'
import { session, signedIn, signedOut } from '#tests/page-visitors.ts'
import { batteryLevel, endOf, timeWords } from '#web/countdown.ts'

const folder = mkdtempSync(join(tmpdir(), 'posy-countdown-'))
const site = openSiteFiles({ folder, milliseconds: 0 })
const day = 86_400_000
let pages: Pages

beforeAll(async () => {
  pages = await openPages(root, { dev: false, site })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// STATE-020
test('the battery says how many of its days are left, and is never more than full', () => {
  expect([60, 30, 15, 0.6].map((days) => batteryLevel(days * day, 60))).toEqual([100, 50, 25, 1])
  expect(batteryLevel(90 * day, 60)).toBe(100)
})

test('the time that is left is said in days and by the clock', () => {
  expect(timeWords(37 * day + 4 * 3_600_000 + 16 * 60_000 + 22_999)).toBe('37 days 04:16:22')
  expect(timeWords(day)).toBe('1 day 00:00:00')
  expect(timeWords(59_999)).toBe('00:00:59')
  expect(timeWords(-5)).toBe('00:00:00')
})

// CONST-008 CONST-009
test('as it ships it would have ended on 20 January 2025, over sixty days, and is off', async () => {
  const { countdown } = site.now().site
  expect(countdown).toMatchObject({ expiry: '2025-01-20T23:59:59 -0800', batteryDays: 60 })
  expect(endOf({ ...countdown, enabled: true })).toBe(Date.UTC(2025, 0, 21, 7, 59, 59))
  expect(await show('/')).not.toContain('class="countdown"')
})

test.each(['soon', '2099-01-20', '2099-01-20T10:00:00', '2099-13-20T10:00:00Z', ''])('nothing counts down to %j', (expiry) => {
  expect(endOf({ enabled: true, expiry, batteryDays: 60, link: '', text: '' })).toBeUndefined()
})

// GUARD-012 UI-029 UI-009
test('a visitor sees it above the header with its words and its link, and nobody who is signed in does', async () => {
  write({ enabled: true, expiry: '2099-01-20T23:59:59 -0800', link: '/sign-up', text: 'The doors close in' })
  const html = await show('/')
  const parts = ['class="countdown"', 'class="page-header ', 'class="newsletter-strip', 'class="page-footer"'].map((part) =>
    html.indexOf(part),
  )
  expect(parts.every((place) => place > 0)).toBe(true)
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(html).toMatch(
    /<aside class="countdown" data-ends="4072665599000" data-battery-days="60"[^>]*>.*<a href="\/sign-up">The doors close in/,
  )
  expect(await show('/?login=true')).toContain('account-modal')
  expect(await show('/', true)).not.toContain('class="countdown"')
  expect(await show('/sign-in')).not.toContain('class="countdown"')
})

test('a page with it is kept like any other', async () => {
  const headers = (await ask('/')).headers
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('content-security-policy')).toContain('sha256-')
})

// STATE-018
test('it shows only when it is on, its end is a moment, and that has not come', async () => {
  write({ enabled: true, expiry: '2025-01-20T23:59:59 -0800', text: 'Over' })
  expect(await show('/')).toMatch(/<aside class="countdown"[^>]* hidden=""/)
  write({ enabled: false, expiry: '2099-01-20T23:59:59 -0800', text: 'Off' })
  expect(await show('/')).not.toContain('class="countdown"')
  write({ enabled: true, expiry: 'one day', text: 'Never' })
  expect(await show('/')).not.toContain('class="countdown"')
  write({ enabled: true, expiry: '2099-01-20T23:59:59 -0800', text: 'On' })
  expect(await show('/')).not.toMatch(/<aside class="countdown"[^>]* hidden/)
})

function write(countdown: object): void {
  writeFileSync(join(folder, 'countdown.json'), JSON.stringify(countdown))
}

function ask(path: string, isSignedIn = false): Promise<Response> {
  const request = new Request(`http://posy.example${path}`, { headers: isSignedIn ? session : {} })
  return pages.render(request, { api: isSignedIn ? signedIn : signedOut })
}

async function show(path: string, isSignedIn = false): Promise<string> {
  return (await ask(path, isSignedIn)).text()
}
