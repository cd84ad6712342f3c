// One chance: writes

import { pdf } from '../files.ts'
import { signedIn } from './demo-people.ts'
import { expect, expectGood, isAlive, test, whileLookedAt } from './journey.ts'
import { noise } from './noise.ts'

// UI-065
test('a florist puts her pictures into an order by keys and by hand, and offers a brochure', async ({ browser }) => {
  const page = await signedIn(browser, 'fern', '/vendor/management/pictures')
  const list = page
    .getByRole('region', { name: 'Gallery' })
    .getByRole('list')
    .filter({ has: page.getByLabel('What it shows') })
  const items = list.getByRole('listitem')
  const shows = (nth: number) => items.nth(nth).getByLabel('What it shows')
  const before = await items.count()
  for (const nth of [0, 1]) {
    await page.getByLabel('Choose a picture').setInputFiles(await noise(`p${nth}.jpg`))
    await expect(items).toHaveCount(before + nth + 1, whileLookedAt)
  }
  const [first, second] = ['Ranunculus in a zinc bucket', 'A table with nothing but moss']
  await shows(before).fill(first)
  await shows(before + 1).fill(second)
  await page.getByRole('button', { name: 'Save the words' }).click()
  const grip = (alt: string) => page.getByRole('button', { name: `Move ${alt}: arrow keys, or drag` })
  await grip(first).focus()
  await page.keyboard.press('ArrowDown')
  await expect(shows(before)).toHaveValue(second)
  await expect(grip(first)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('It is the last already.')).toBeAttached()
  await page.reload()
  await isAlive(page)
  await expect(shows(before)).toHaveValue(second)
  await expect(shows(before + 1)).toHaveValue(first)

  await page.setViewportSize({ width: 1280, height: 1400 })
  await items.nth(before).evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const [from, to] = [(await grip(first).boundingBox())!, (await items.nth(before).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 12, { steps: 10 })
  await expect(items.nth(before)).toHaveAttribute('data-drop', 'before')
  await page.mouse.up()
  await expect(shows(before)).toHaveValue(first)

  const brochures = page.getByRole('region', { name: 'Brochures' })
  const file = { name: 'what_it_costs.pdf', mimeType: 'application/pdf', buffer: pdf('what it costs') }
  await brochures.getByLabel('Choose a file').setInputFiles(file)
  const name = brochures.getByLabel('What it is called')
  await expect(name).toHaveValue('what it costs', whileLookedAt)
  await name.fill('What it costs in 2027')
  await brochures.getByRole('button', { name: 'Save the names' }).click()
  await expect(brochures.getByRole('button', { name: 'Remove What it costs in 2027' })).toBeVisible()
  await expectGood(page)
  await brochures.getByRole('button', { name: 'Remove What it costs in 2027' }).click()
  await expect(name).toHaveCount(0)
  for (const left of [before + 1, before]) {
    await items.last().getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(items).toHaveCount(left)
  }
  await page.context().close()
})
