import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { demoAccounts, demoPassword } from '#db/demo.ts'
import { root } from '#db/place.ts'
import { newProduct } from '#tests/faults/product.ts'
import { pages } from '#web/map/routes.ts'
import { browserFlags, browserPath } from './browser.ts'

// Takes pictures of pages into shots/, as a visitor and as each demo account, on a product with a fresh demo of its own:
//   npm run shoot                      every page that has an address without parameters
//   npm run shoot / '/sign-in?a=b'     these
const folder = join(root, 'shots')
const widths = [390, 1440]
const themes = ['light', 'dark'] as const
const everyPage = [...pages.filter(({ path, guard }) => !path.includes('$') && guard !== 'demo').map(({ path }) => path), '/nowhere']
const paths = process.argv.length > 2 ? process.argv.slice(2) : everyPage

mkdirSync(folder, { recursive: true })
const product = await newProduct()
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags })
try {
  for (const who of [undefined, ...demoAccounts]) await shootAs(browser, who)
} finally {
  await browser.close()
  await product.remove()
}

async function shootAs(browser: Browser, who: (typeof demoAccounts)[number] | undefined): Promise<void> {
  const context = await browser.newContext({ baseURL: product.origin })
  if (who) await signIn(context, who.email)
  for (const path of paths) await shootPage(context, path, who?.firstname.toLowerCase() ?? 'visitor')
  await context.close()
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post('/auth/session', {
    data: { email, password: demoPassword },
    headers: { origin: product.origin },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

/** One picture for each width and theme; a page that sends this person elsewhere is left out. */
async function shootPage(context: BrowserContext, path: string, who: string): Promise<void> {
  const page = await context.newPage()
  for (const theme of themes) {
    for (const width of widths) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      if (!page.url().endsWith(path)) return page.close()
      const file = `${nameOf(path)}-${who}-${width}-${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      console.log(`shots/${file}`)
    }
  }
  await page.close()
}

function nameOf(path: string): string {
  return path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'
}
