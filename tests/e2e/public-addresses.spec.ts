// One chance: rights

import { pages } from '#web/map/routes.ts'
import type { Page } from '@playwright/test'
import { expect, expectGood, isAlive, test } from './journey.ts'

const supper = '/real-weddings/a-supper-for-ninety-under-the-oaks'

interface Linked {
  on: string
  begins: string
  /** What the address has more than the link: a picture's is longer by who wrote and what shows it. */
  as?: string
}

/** A page of the demo for each page that everybody may open; where the database chose a part of its address, a link to it. */
const addresses: Record<string, string | Linked> = {
  '/tools/submit-wedding': '/tools/submit-wedding',
  '/tools/$tool/setup': '/tools/guest-list/setup',
  '/tools/offers': '/tools/offers',
  '/tools': '/tools',
  '/complete/$slug': '/complete/guest-list',
  '/courses/products': '/courses/products',
  '/courses/$slug/$lesson': '/courses/a-budget-that-holds/two-numbers-one-evening',
  '/courses/$slug': '/courses/a-budget-that-holds',
  '/courses': '/courses',
  '/users/$username/courses/$slug/$lesson': '/users/june-okafor/courses/a-budget-that-holds/two-numbers-one-evening',
  '/users/$username': '/users/june-okafor',
  '/i-do-crew': '/i-do-crew',
  '/payment/gift/$identifier': '/payment/gift/june-and-theo',
  '/sign-in': '/sign-in',
  '/sign-up': '/sign-up',
  '/forgot-password': '/forgot-password',
  '/search': '/search?q=oak',
  '/terms': '/terms',
  '/privacy': '/privacy',
  '/privacy-choices': '/privacy-choices',
  '/style-quiz/result':
    '/style-quiz/result?answers=room.sand_light.water_flowers.green_table.fruit_cake.blue_music.walking_after-midnight.swimming',
  '/style-quiz/$step': '/style-quiz/2',
  '/style-quiz': '/style-quiz',
  '/questionnaires/$slug/{-$step}': '/questionnaires/what-matters-most',
  '/questionnaires': '/questionnaires',
  '/forms/$slug': '/forms/write-to-us',
  '/forms': '/forms',
  '/real-weddings/styles/$taxonomy': '/real-weddings/styles/art-deco',
  '/real-weddings/taxonomy/$taxonomyid/$taxonomy': '/real-weddings/taxonomy/11/apricot',
  '/real-weddings/taxonomy/$taxonomyid': '/real-weddings/taxonomy/11',
  '/real-weddings/$slug': supper,
  '/real-weddings': '/real-weddings',
  '/albums/real-weddings': '/albums/real-weddings',
  '/albums/$slug': '/albums/flowers-close',
  '/image-viewer/$username/$parent/$id': {
    on: supper,
    begins: '/image-viewer/',
    as: '/image-viewer/marguerite-bell/a-supper-for-ninety-under-the-oaks/',
  },
  '/image-viewer/$parent/$id': { on: '/albums/flowers-close', begins: '/image-viewer/flowers-close/' },
  '/image-viewer/$id': { on: supper, begins: '/image-viewer/' },
  '/vendors/services/$taxonomy': '/vendors/services/caterers',
  '/vendors/$slug': '/vendors/fern-and-fable',
  '/vendors': '/vendors',
  '/best-wedding-vendors/$token': '/best-wedding-vendors/2026-chicago',
  '/best-wedding-vendors': '/best-wedding-vendors',
  '/loverly-list-2025': '/loverly-list-2025',
  '/videos/$slug': '/videos/how-to-read-a-quote',
  '/videos': '/videos',
  '/authors/$username': '/authors/ottoline-voss',
  '/authors': '/authors',
  '/podcast': '/podcast',
  '/shop/brands': '/shop/brands',
  '/shop/taxonomy/$taxonomyid/$taxonomy': '/shop/taxonomy/17/light',
  '/shop/taxonomy/$taxonomy': '/shop/taxonomy/light',
  '/shop': '/shop',
  '/guides/$guide': '/guides/choosing-a-date',
  '/guides': '/guides',
  '/planning/$taxonomy': '/planning/budgets',
  '/planning': '/planning',
  '/$slug': '/a-backyard-and-its-power',
  '/$': '/no/such/page',
}

/** Who has no link of their own meets only these; a link's page is looked at where it is written about. */
const open = pages.filter(({ guard, secret_link }) => (guard === 'none' || guard === 'guest-only') && !secret_link)

for (const { path } of open) {
  test(`${path} is accessible on a phone and a desk, in light and dark, and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(await addressOf(page, path))
    await isAlive(page)
    await expectGood(page)
  })
}

for (const { path } of open) {
  test(`${path} says the same words with and without script`, async ({ page, browser, baseURL }) => {
    const address = await addressOf(page, path)
    const plain = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage()
    // What others publish meanwhile may stand on one of the two alone, so both are opened again.
    await expect(async () => {
      await plain.goto(address)
      const without = await wordsOf(plain)
      expect(without.length).toBeGreaterThan(2)
      await page.goto(address)
      await isAlive(page)
      const both = expect.poll(async () => changes(without, await wordsOf(page)), { timeout: 5_000 })
      await both.toEqual({ missing: [], more: [], ...tellsOfScript[path] })
    }).toPass()
    await plain.context().close()
  })
}

/** What script alone can do is said where there is none; what it counts as somebody chooses, where there is. */
const tellsOfScript: Record<string, object> = {
  '/payment/gift/$identifier': { missing: ['A card needs a browser that runs scripts. The other ways work without.'] },
  '/style-quiz/$step': { more: ['Nothing chosen'] },
}

/** What stands in the middle of a page, line by line. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText()
  return text.split(/\s*\n\s*/).filter(Boolean)
}

function changes(before: readonly string[], now: readonly string[]) {
  return { missing: before.filter((line) => !now.includes(line)), more: now.filter((line) => !before.includes(line)) }
}

async function addressOf(page: Page, path: string): Promise<string> {
  const address = addresses[path]
  expect(address, `an address for ${path}`).toBeDefined()
  if (typeof address === 'string') return address
  const { on, begins, as = begins } = address!
  await page.goto(on)
  const link = await page.locator(`a[href^="${begins}"]`).first().getAttribute('href')
  return link!.replace(begins, as)
}
