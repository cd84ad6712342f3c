// One chance: writes

import { pdf } from '../files.ts'
import { signedIn } from './demo-people.ts'
import { expect, expectGood, isAlive, test, whileLookedAt } from './journey.ts'

// UI-065
test('a florist puts her pictures into an order by keys and by hand, and offers a brochure', async ({ browser }) => {
  const page = await signedIn(browser, 'fern', '/vendor/management/pictures')
  const list = page.getByRole('region', { name: 'Gallery' }).getByRole('list').filter({ has: page.getByLabel('What it shows') })
  const shows = (nth: number) => list.getByRole('listitem').nth(nth).getByLabel('What it shows')
  const [first, second] = [await shows(0).inputValue(), await shows(1).inputValue()]
  const grip = (alt: string) => page.getByRole('button', { name: `Move ${alt}: arrow keys, or drag` })
  await grip(first).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('It is the first already.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(shows(0)).toHaveValue(second)
  await expect(grip(first)).toBeFocused()
  await page.reload()
  await isAlive(page)
  await expect(shows(0)).toHaveValue(second)

  await page.setViewportSize({ width: 1280, height: 1400 })
  await list.getByRole('listitem').first().scrollIntoViewIfNeeded()
  const [from, to] = [(await grip(first).boundingBox())!, (await list.getByRole('listitem').first().boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 12, { steps: 10 })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('data-drop', 'before')
  await page.mouse.up()
  await expect(shows(0)).toHaveValue(first)

  const brochures = page.getByRole('region', { name: 'Brochures' })
  const file = { name: 'what_it_costs.pdf', mimeType: 'application/pdf', buffer: pdf('what it costs') }
  await brochures.getByLabel('Add a PDF').setInputFiles(file)
  const name = brochures.getByLabel('What it is called')
  await expect(name).toHaveValue('what it costs', whileLookedAt)
  await name.fill('What it costs in 2027')
  await brochures.getByRole('button', { name: 'Save the names' }).click()
  await expect(brochures.getByRole('button', { name: 'Remove What it costs in 2027' })).toBeVisible()
  await expectGood(page)
  await brochures.getByRole('button', { name: 'Remove What it costs in 2027' }).click()
  await expect(name).toHaveCount(0)
  await page.context().close()
})
