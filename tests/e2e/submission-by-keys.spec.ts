// One chance: rights, writes

import type { Locator, Page } from '@playwright/test'
import { wedding } from '../submitting.ts'
import { pressByKeys, tabTo, typeByKeys } from './by-keys.ts'
import { chooserBy } from './file-chooser.ts'
import { expect, expectGood, haveAccount, isAlive, test } from './journey.ts'
import { letterTo } from './mailed.ts'
import { noise } from './noise.ts'

const pictures = 12

// ROUTE-097 ROUTE-098 ROUTE-102 ROUTE-103 UI-070 UI-071 A2 A3
test('by keys alone a couple tells its wedding from the first name to the last yes, and sends it in', async ({ page, browser }) => {
  test.setTimeout(600_000)
  await haveAccount(page)
  await page.goto('/tools/submit-wedding')
  await isAlive(page)
  await pressByKeys(page, page.getByRole('main').getByRole('link', { name: 'Begin' }))
  await expect(page).toHaveURL(/\/create$/)
  await isAlive(page)
  await pressByKeys(page, page.getByRole('button', { name: 'Begin' }))
  await expect(page).toHaveURL(/\/form\/couple$/)
  await isAlive(page)
  await tellCouple(page)
  await tellDay(page)
  await tellPlace(page)
  await tellStyle(page)
  await tellVendors(page)
  await bringPictures(page)
  await tellStory(page)
  await tellNumbers(page)
  const letter = await haveRights(page)

  const visitor = await (await browser.newContext({ baseURL: String(process.env['JOURNEYS_AT']) })).newPage()
  await visitor.goto(letter)
  await isAlive(visitor)
  await pressByKeys(visitor, visitor.getByRole('button', { name: 'I say yes' }))
  await expect(visitor.getByText(/^Thank you\. You have said yes/)).toBeVisible()
  await visitor.context().close()
  await page.goto('/tools/submit-wedding/my-weddings')
  await expect(page.getByText(/^We read it\. You have an answer by/)).toBeVisible()
  await isAlive(page)
  await expectGood(page)
})

async function tellCouple(page: Page): Promise<void> {
  const { spouse_1, spouse_2 } = wedding.metas
  for (const [group, who] of [
    ['One of the two', spouse_1],
    ['The other', spouse_2],
  ] as const) {
    const part = page.getByRole('group', { name: group })
    await typeByKeys(page, part.getByLabel('First name'), who.firstname)
    await typeByKeys(page, part.getByLabel('Last name'), who.lastname)
  }
  await goOn(page, 'The day', 'The day, hour by hour')
}

async function tellDay(page: Page): Promise<void> {
  const { told, metas } = wedding
  const day = page.getByLabel('The day', { exact: true })
  await tabTo(page, day)
  await page.keyboard.type('06132026')
  await expect(day).toHaveValue(metas.wedding_date)
  await typeByKeys(page, page.getByLabel('How many came'), String(metas.wedding_guest_count))
  await typeByKeys(page, page.getByLabel('The hours'), told.timeline)
  await typeByKeys(page, page.getByLabel('The weather, and your plan for it'), told.weather_plan)
  await typeByKeys(page, page.getByLabel('How everybody got in, sat and heard'), told.access)
  await goOn(page, 'The place', 'The place, and where it is')
}

async function tellPlace(page: Page): Promise<void> {
  const { venue, city, state, country } = wedding.metas.location
  for (const [label, words] of [
    ['Venue', venue],
    ['City or town', city],
    ['State or region', state],
    ['Country', country],
  ] as const)
    await typeByKeys(page, page.getByLabel(label), words)
  await goOn(page, 'Style', 'Five colors, and what it was like')
}

async function tellStyle(page: Page): Promise<void> {
  for (const [nth, { what }] of wedding.taxonomy.colors.entries()) {
    const part = page.getByRole('group', { name: `Color ${nth + 1}` })
    await tabTo(page, part.getByLabel('Color', { exact: true }))
    for (let down = 0; down <= nth; down++) await page.keyboard.press('ArrowDown')
    await typeByKeys(page, part.getByLabel('What was of it'), what)
  }
  for (const title of ['Style', 'Where it was', 'Cultures', 'Religion', 'What kind of wedding']) {
    const first = page.getByRole('group', { name: title, exact: true }).getByRole('checkbox').first()
    await tabTo(page, first)
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
  }
  await goOn(page, 'Who made it', 'Who made it, all of them')
}

async function tellVendors(page: Page): Promise<void> {
  const whats = ['Photogr', 'Flor', 'Cater']
  for (const [nth, { name }] of wedding.taxonomy.vendors.entries()) {
    const part = page.getByRole('group', { name: `Vendor ${nth + 1}` })
    const service = part.getByLabel('What they did')
    await tabTo(page, service)
    await page.keyboard.type(whats[nth]!)
    await expect(service).not.toHaveValue('')
    await typeByKeys(page, part.getByLabel('Name'), name)
    // Left, it is saved.
    await page.keyboard.press('Tab')
  }
  // Who is not in the directory is asked there by the one letter, from the same page.
  const aunt = wedding.taxonomy.vendors[2]!.name
  await typeByKeys(page, page.getByLabel(`Email of ${aunt}`), `aunt-${crypto.randomUUID()}@example.com`)
  await page.keyboard.press('Enter')
  // A toast says it, too.
  await expect(page.locator('#main').getByText('Please confirm your own address first')).toBeVisible()
  await goOn(page, 'Pictures', 'The pictures, and who took them')
}

async function bringPictures(page: Page): Promise<void> {
  const field = page.getByLabel('Choose pictures')
  await tabTo(page, field)
  const chooser = await chooserBy(page, () => page.keyboard.press('Space'))
  await chooser.setFiles(await Promise.all(Array.from({ length: pictures }, (_, nth) => noise(`p${nth}.jpg`))))
  const list = page.getByRole('list', { name: 'Pictures', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(pictures, { timeout: 120_000 })
  await pressByKeys(page, page.getByRole('button', { name: new RegExp(`^Picture 1 of ${pictures}`) }))
  for (let nth = 1; nth <= pictures; nth++) {
    const panel = page.getByRole('region', { name: `Picture ${nth} of ${pictures}` })
    // The panel takes the focus, and says what comes next.
    await expect(panel.getByLabel('What is to be seen?')).toBeFocused()
    await page.keyboard.insertText(`The table seen from place ${nth}`)
    await typeByKeys(page, panel.getByLabel('Who took it'), 'Odile Marsh')
    await pressByKeys(page, panel.getByRole('button', { name: /^Keep/ }))
    await expect(
      page.getByText(nth === pictures ? `${pictures} of at least 12 are here.` : `Without words or a name: ${pictures - nth}.`),
    ).toBeVisible()
  }
  const grip = page.getByRole('button', { name: 'Move The table seen from place 3: arrow keys, or drag' })
  await tabTo(page, grip)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(`Now in place 2 of ${pictures}.`)).toBeAttached()
  await goOn(page, 'The story', 'The story, as you’d tell it')
}

async function tellStory(page: Page): Promise<void> {
  const { title, excerpt, told } = wedding
  for (const [label, words] of [
    ['Title', title],
    ['In two sentences', excerpt],
    ['The story', told.story],
    ['What you’d do again', told.again],
    ['What you’d never do again', told.never_again],
  ] as const)
    await typeByKeys(page, page.getByRole('textbox', { name: label, exact: true }), words)
  await goOn(page, 'Numbers', 'The numbers, for who comes next')
}

async function tellNumbers(page: Page): Promise<void> {
  const range = page.getByLabel('About how much in all')
  await tabTo(page, range)
  await page.keyboard.press('ArrowDown')
  await expect(range).not.toHaveValue('')
  for (const [nth, { title, amount }] of wedding.told.costs.entries()) {
    const line = page.getByRole('group', { name: `Line ${nth + 1}` })
    await typeByKeys(page, line.getByLabel('For'), title)
    await typeByKeys(page, line.getByLabel('Amount'), String(amount / 100))
  }
  await goOn(page, 'Permission', 'Three people say yes')
}

/** Two said here in their own name, the other’s by letter; its way is the answer. */
async function haveRights(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Everything is there' })).toBeVisible()
  const licence = page.getByRole('region', { name: 'The pictures: the photographer’s license' })
  await pressByKeys(page, licence.getByRole('button', { name: 'I took the pictures myself' }))
  await typeByKeys(page, licence.getByLabel('Your name, as your signature'), 'Mara Quist')
  await pressByKeys(page, licence.getByRole('button', { name: 'I say yes' }))
  await expect(licence.getByText('Mara Quist has said yes.')).toBeVisible()
  await pressByKeys(page, page.getByRole('region', { name: 'Mara’s release' }).getByRole('button', { name: 'I say yes' }))
  await expect(page.getByText('Mara Quist has said yes.')).toHaveCount(2)
  const mailed = `elin-${crypto.randomUUID()}@example.com`
  const other = page.getByRole('region', { name: 'Elin’s release' })
  await typeByKeys(page, other.getByLabel('Their email'), mailed)
  await page.keyboard.press('Enter')
  await expect(other.getByText(mailed)).toBeVisible()
  await pressByKeys(page, page.getByRole('button', { name: 'Send it in' }))
  await expect(page.getByRole('heading', { name: 'Sent, and nearly with us' })).toBeVisible()
  await isAlive(page)
  await expectGood(page)
  return linkTo(page, mailed)
}

/** By the button at the foot of the step. */
async function goOn(page: Page, next: string, heading: string): Promise<void> {
  await pressByKeys(page, footOf(page).getByRole('button', { name: next }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(heading, 'i'))
  await isAlive(page)
}

function footOf(page: Page): Locator {
  return page.locator('.submission-foot')
}

/** The way that the latest letter to an address leads. */
async function linkTo(page: Page, email: string): Promise<string> {
  return /\/submission-rights\/[\w-]+/.exec(await letterTo(page, email))![0]
}
