import { AxeBuilder } from '@axe-core/playwright'
import { type APIResponse, test as base, expect, type Page } from '@playwright/test'

export const password = 'a long enough password'

/** A test whose browser must have nothing to complain of; answers that a story provokes are not complaints. */
export const test = base.extend<{ complaints: string[] }>({
  /** Each story comes from an address of its own, so that no limit counts them together; the server believes it as its proxy. */
  // oxlint-disable-next-line no-empty-pattern -- what stands in the pattern is what Playwright sets up
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
  complaints: [
    async ({ page }, use) => {
      if (process.env['SLOW']) await slowDown(page, Number(process.env['SLOW']))
      askAgainOnceClosed(page)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${error.message} (at ${page.url()})`))
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && !expected.some((words) => words.test(message.text()))) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Answers that a story provokes, the worker that most of them go without, axe in a frame that runs no script, Chromium on
 * a module that it asked for before the worker took the page over and has from the worker after, and its clock. */
const expected = [
  /^Failed to load resource/,
  /^Service Worker registration blocked by Playwright/,
  /^Blocked script execution in 'about:srcdoc'/,
  /^A preload for .* is not used because it is a cross-world service worker resource mismatch/,
  /^The resource .* was preloaded using link preload but not used within a few seconds/,
]

export { expect }

/** A file that was sent is looked at by a job, one after the other and never in the way of a page: on a busy machine it waits. */
export const whileLookedAt = { timeout: 60_000 }

/** A server closes a line that was idle for a while, maybe as a story asks by it: a browser then asks once more, and so does what reads for it. */
function askAgainOnceClosed({ request }: Page): void {
  const fetch = request.fetch.bind(request)
  request.fetch = (what, options) => fetch(what, { ...(options?.method === 'GET' && { maxRetries: 2 }), ...options })
}

function part(): number {
  return Math.floor(Math.random() * 256)
}

/** `SLOW=4 playwright test …` has pages as they are on a machine four times slower: what a story forgot to wait for is found so. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Who a story is about that is not about beginning: a couple whose list is set up, with the wedding as its event.
 * The account is made by the API, and no page is opened; the pages for it have stories of their own.
 */
export async function haveAccount(page: Page): Promise<{ email: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  await post(page, '/auth/register', { email, password, firstname: 'Ada', lastname: 'Byron' })
  await Promise.all([
    post(page, '/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' }),
    post(page, '/users/me/setup', { tool: 'guest-list' }),
  ])
  return { email }
}

/** Somebody who has an account, and is a visitor for now. */
export async function signedOut(page: Page): Promise<{ email: string }> {
  const account = await haveAccount(page)
  await page.context().clearCookies()
  return account
}

/** A couple on their guest list, for a story that goes on from there. */
export async function signUp(page: Page): Promise<{ email: string }> {
  const account = await haveAccount(page)
  await page.goto('/tools/guest-list')
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  return account
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await asBrowser(page, 'POST', path, data)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
}

/** A call with the cookies that the page has, whatever it shows; they keep what is answered. An idle line may end as it sets out. */
export function asBrowser(page: Page, method: string, path: string, data?: object): Promise<APIResponse> {
  const origin = String(process.env['JOURNEYS_AT'])
  return page.context().request.fetch(`${origin}/api/v1${path}`, { method, headers: { origin }, maxRetries: 2, ...(data && { data }) })
}

/** Makes an account by the sign-up page, on the way to the guest list, and lands on its first question. */
export async function makeAccount(page: Page): Promise<{ email: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/sign-up?redirect-to=%2Ftools%2Fguest-list')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('heading', { name: 'Which days are there?' })).toBeVisible()
  return { email }
}

/** Signs out by the account menu, and lands on the home page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}

/** Waits until script has taken the page over: the router then takes away what it was started with. A public page starts at the first key. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  // A key goes where the focus is, which the fields of a provider, documents of their own, may have for a moment.
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.evaluate(() => '$_TSR' in self)).toBe(false)
  }).toPass({ intervals: [50, 100, 250, 500, 1_000], timeout: 60_000 })
  // Its parts come to life one after the other, and React then knows whatever can be pressed in them; a provider's fields are none of them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(':is(a[href], button, input, select):not(.card-field *)')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  )
  // What listens on the whole page does so a turn later.
  await page.waitForFunction(() => new Promise((tell) => requestAnimationFrame(() => setTimeout(() => tell(true)))))
}

/** Nothing is cut off or needs scrolling sideways at these widths, nor at 320 px, which is 1280 px seen at 400 %. */
export async function expectToFit(page: Page, ...widths: [number, ...number[]]): Promise<void> {
  for (const least of [...widths, 320]) {
    await resize(page, least)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(least)
  }
}

/** A page that draws nothing at its new size is a fault of its own, which once stood behind others. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(drawsSoon), `the page draws at ${width} px`).toBe(true)
}

function drawsSoon(): Promise<boolean> {
  return new Promise((tell) => {
    requestAnimationFrame(() => tell(true))
    setTimeout(() => tell(false), 15_000)
  })
}

/** No fault that axe knows of, on the page as it is. A panel over all of it hides its heading and main part, which axe misses then. */
export async function expectAccessible(page: Page, { isCovered = false } = {}): Promise<void> {
  await isAtRest(page)
  // The source of axe is big, so that a page takes it once, and is asked for its faults alone.
  if (!(await page.evaluate(() => 'axe' in self))) await page.evaluate(new AxeBuilder({ page })['script']())
  const look = () => page.evaluate(faultsFound, { rules, rulesOfColour, isCovered })
  if ((await look()).length === 0) return
  // A button that was busy a moment ago may be on its way back to its color: what is a fault is one at the second look, too.
  await isAtRest(page)
  // What was said of a button stays for seconds, though its dialog has closed, and then has a name no more.
  await expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0)
  expect(await look()).toEqual([])
}

/** The page as it is, on a desk and a phone, by day and by night; nothing of it is cut off. */
export async function expectGood(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await expectToFit(page, 1440, 390)
  await page.setViewportSize({ width: 1280, height: 800 })
}

interface Looks {
  rules: string[]
  rulesOfColour: string[]
  isCovered: boolean
}

interface Fault {
  id: string
  nodes: { html: string }[]
}

/** Runs in the page, by day with all rules. The frames of ours run no script, so that axe could find nothing in them. */
async function faultsFound({ rules, rulesOfColour, isCovered }: Looks): Promise<string[]> {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const hidden = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
  const { violations }: { violations: Fault[] } = await Reflect.get(self, 'axe').run(document, {
    runOnly: isDark ? { type: 'rule', values: rulesOfColour } : { type: 'tag', values: rules },
    ...(isCovered && !isDark && { rules: hidden }),
    resultTypes: ['violations'],
    iframes: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What may differ by night; the rest is looked at by day. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * A colour on its way from light to dark is neither, and a page that is there may not have said so yet. What ends is ended,
 * since a page that draws nothing for a while ends nothing either; what moves for ever goes on.
 */
async function isAtRest(page: Page): Promise<void> {
  await expect(page.locator('.page-progress:is([data-state="running"], [data-state="done"])')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && animation.playbackRate !== 0) animation.finish()
  })
}
