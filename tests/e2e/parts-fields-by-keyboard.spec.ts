import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { openParts, part } from './parts-page.ts'

// The page holds every state of every part, so that looking through it takes its time.
test.setTimeout(240_000)

// RULE-074 RULE-075
test('a phone number takes its form while it is typed, pasted and mended', async ({ page }) => {
  await openParts(page)
  for (const section of [part(page, 'Phone'), part(page, 'Plain phone')]) {
    const phone = section.getByLabel('Phone', { exact: true })
    await expect(phone).toHaveAttribute('type', 'tel')
    await phone.focus()
    await page.keyboard.insertText('707.555.0148')
    await page.keyboard.press('Tab')
    await expect(phone).toHaveValue('+1 (707) 555-0148')
  }
  const phone = part(page, 'Phone').getByLabel('Phone if any')
  await phone.focus()
  await page.keyboard.type('7075551048')
  await expect(phone).toHaveValue('+1 (707) 555-1048')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', 'ArrowLeft']) await page.keyboard.press(key)
  await page.keyboard.type('0')
  await expect(phone).toHaveValue('+1 (707) 555-0148')
  const plain = part(page, 'Plain phone').getByLabel('Phone if any')
  await plain.fill('707 555')
  expect(await plain.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true)
  await plain.fill('+1 707-555-0148')
  expect(await plain.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
})

// RULE-076 RULE-077
test('what is typed is read: text, passwords, searches, numbers, amounts', async ({ page }) => {
  await openParts(page, 'fields')
  const name = part(page, 'Text').getByLabel('First name', { exact: true })
  await name.focus()
  await page.keyboard.type('Zoë')
  await expect(name).toHaveValue('Zoë')

  const password = part(page, 'Password').getByLabel('Password', { exact: true })
  await password.focus()
  await page.keyboard.type('secret')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')

  const search = page.getByRole('searchbox', { name: 'Find a guest' })
  await search.focus()
  await page.keyboard.type('okafor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sought okafor')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')

  const seats = part(page, 'Number').getByRole('textbox', { name: 'Seats', exact: true })
  await seats.focus()
  await page.keyboard.type('-1x2')
  await page.keyboard.press('ArrowUp')
  await expect(seats).toHaveValue('13')
  // What came as -112 is a number of seats all the same.
  await expect(part(page, 'Number').getByRole('textbox', { name: 'Seats, filled', exact: true })).toHaveValue('112')

  const amount = part(page, 'Money').getByLabel('Amount', { exact: true })
  await amount.focus()
  await page.keyboard.type('1234.5')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('$1,234.50')
  await expect(part(page, 'Money').getByText('123450 cents').first()).toBeVisible()
  await amount.focus()
  await page.keyboard.type('about forty')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveAccessibleDescription('Type an amount with at most two decimals, like $1,234.50.')
})

test('a day is typed, or picked from a calendar that comes when it is asked for', async ({ page }) => {
  await openParts(page, 'fields')
  const section = part(page, 'Date')
  const day = section.getByLabel('Wedding date', { exact: true })
  await day.focus()
  await page.keyboard.type('June 26, 2027')
  await page.keyboard.press('Tab')
  await expect(day).toHaveValue('06-26-2027')
  const scripts = await loadedScripts(page)
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Wedding date' })
  await expect(calendar.getByRole('button', { name: /June 26, 2027/ })).toBeFocused()
  expect(await loadedScripts(page)).toBeGreaterThan(scripts)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(day).toHaveValue('07-03-2027')
  await expect(section.getByText('2027-07-03')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Calendar for Wedding date', exact: true })).toBeFocused()
  await day.fill('02-30-2027')
  await day.blur()
  await expect(day).toHaveAccessibleDescription(/That isn’t a day/)
})

test('things are chosen from lists without a mouse', async ({ page }) => {
  await openParts(page, 'fields')
  const group = part(page, 'Choice from a list').getByRole('button').first()
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Group' })).toBeVisible()
  await expect(page.locator('[role="listbox"]:focus-within')).toHaveCount(1)
  await page.keyboard.type('jos')
  await page.keyboard.press('Enter')
  await expect(group).toContainText('José Álvarez and Zoë')

  const household = part(page, 'Choice by typing').getByRole('combobox', { name: 'Household', exact: true })
  await household.focus()
  await page.keyboard.type('SOREN l')
  await expect(page.getByRole('option')).toHaveText(['Søren ŁuczakHas not moved in yet'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(household).toHaveValue('Søren Łuczak')
  await expect(part(page, 'Choice by typing').getByText('soren', { exact: true })).toBeVisible()

  const role = part(page, 'Choice or own text').getByRole('combobox', { name: 'Role', exact: true })
  await role.focus()
  await page.keyboard.type('Ring bearer')
  await page.keyboard.press('Tab')
  await expect(role).toHaveValue('Ring bearer')
  await expect(part(page, 'Choice or own text').getByText('Ring bearer')).toBeVisible()
})

test('things are ticked, switched and filtered without a mouse', async ({ page }) => {
  await openParts(page, 'fields')
  const press = async (control: Locator, ...keys: string[]) => {
    await control.focus()
    for (const key of keys) await page.keyboard.press(key)
  }
  const tick = part(page, 'Tick').getByRole('checkbox', { name: 'Bring a guest', exact: true })
  await press(tick, 'Space')
  await expect(tick).toBeChecked()

  const meals = part(page, 'Several ticks').getByRole('group', { name: 'Meals', exact: true })
  await press(meals.getByRole('checkbox', { name: 'Lamb' }), 'Space', 'Tab', 'Space')
  await expect(meals.getByRole('checkbox', { checked: true })).toHaveCount(2)

  const dinner = part(page, 'One of a few').getByRole('radiogroup', { name: 'Dinner', exact: true })
  await press(dinner.getByRole('radio', { name: 'Lamb' }), 'ArrowDown')
  await expect(dinner.getByRole('radio', { name: 'Garden' })).toBeChecked()

  const countdown = part(page, 'Switch').getByRole('switch', { name: 'Show the countdown', exact: true })
  await press(countdown, 'Space')
  await expect(countdown).toBeChecked()

  const one = page.getByRole('radiogroup', { name: 'Show one' })
  await press(one.getByRole('radio', { name: 'All 134' }), 'ArrowRight', 'Space')
  await expect(one.getByRole('radio', { checked: true })).toHaveAccessibleName('Waiting 41')
  const any = page.getByRole('toolbar', { name: 'Show any' })
  await press(any.getByRole('button', { name: 'Waiting 41' }), 'ArrowRight', 'Space')
  await expect(any.getByRole('button', { pressed: true })).toHaveText([/Waiting/, /Coming/])

  const tags = page.getByRole('grid', { name: 'Needs', exact: true })
  await press(tags.getByRole('row').first(), 'ArrowRight', 'Delete')
  await expect(tags.getByRole('row')).toHaveText(['Nut allergy', 'Parking', /^Wants to sit/])
})

function loadedScripts(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
}
