import { clickTwice } from './click-twice.ts'
import { signedIn } from './demo-people.ts'
import { expect, expectGood, isAlive, test } from './journey.ts'

// UI-067
test('a florist writes a task down once, ticks it off, and has it back', async ({ browser }) => {
  const page = await signedIn(browser, 'fern', '/vendor/checklist')
  await isAlive(page)
  await expectGood(page)
  const planned = page.getByRole('region', { name: /^By a day/ })
  const title = `Sharpen the shears ${crypto.randomUUID().slice(0, 8)}`
  await planned.getByText('Write a task down').click()
  await planned.getByLabel('What is to be done').fill(title)
  await clickTwice(planned.getByRole('button', { name: /^Save/ }))
  const box = planned.getByRole('checkbox', { name: title })
  await expect(box).toHaveCount(1)
  await box.click()
  await expect(box).toHaveCount(0)
  await planned.getByText(/^Done \(/).click()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await planned.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(box).toHaveCount(0)
})
