import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, isAlive, signUp, test } from './journey.ts'

test('a new couple names their event, adds a guest and notes the answer', async ({ page }) => {
  await signUp(page)
  await expect(page.getByText("Nobody's invited yet")).toBeVisible()
  await addEvent(page, 'Wedding day')
  await addGuest(page, 'Grace', 'Hopper')
  await expect(page.getByText('Grace Hopper is on the list.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  await answer.selectOption('Coming')
  await expect(page.getByText('Grace Hopper, Wedding day: Coming.')).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('2')
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Coming1')
})

test('an answer that is not saved goes back to what it was, and says so', async ({ page }) => {
  await signUp(page)
  await addEvent(page, 'Wedding day')
  await addGuest(page, 'Grace', 'Hopper')
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  await answer.selectOption('Waiting')
  await expect(page.getByText('Wedding day: Waiting.')).toBeVisible()
  await page.route('**/status', (route) => route.abort())
  await answer.selectOption('Coming')
  await expect(page.getByText('was not saved')).toBeVisible()
  await expect(answer).toHaveValue('1')
})

test('what is wrong with a guest stands beside the field', async ({ page }) => {
  await signUp(page)
  await isAlive(page)
  await page.getByLabel('First name').fill('Grace')
  await page
    .locator('form', { has: page.getByRole('button', { name: 'Add guest' }) })
    .evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Add guest' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
})

test('search, event, answer and page stand in the address', async ({ page }) => {
  await signUp(page)
  await addEvent(page, 'Wedding day')
  for (const name of ['Ada', 'Grace', 'Edith']) await addGuest(page, name, 'Test')
  await page.getByLabel('Answer of Ada Test for Wedding day').selectOption('Coming')
  await expect(page.getByText('Ada Test, Wedding day: Coming.')).toBeVisible()

  await page.getByRole('searchbox').fill('grace')
  await expect(page).toHaveURL('/tools/guest-list?search=grace')
  await expect(page.getByRole('rowheader')).toHaveText(['Grace Test'])
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('search').getByLabel('Answer').selectOption('Coming')
  await expect(page).toHaveURL('/tools/guest-list?status=2')
  await expect(page.getByRole('rowheader')).toHaveText(['Ada Test'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Ada Test'])
  await expect(page.getByRole('search').getByLabel('Answer')).toHaveValue('2')
})

test('loading the page asks the API for nothing: the list came with it', async ({ page }) => {
  await signUp(page)
  await addGuest(page, 'Grace', 'Hopper')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/') && !request.url().endsWith('/broadcasting/auth')) calls.push(request.url())
  })
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('rowheader')).toHaveText(['Grace Hopper'])
  expect(calls).toEqual([])
})

// ERR-036
test('a list that cannot be fetched shows the error page, and a way home', async ({ page, complaints }) => {
  await signUp(page)
  await page.goto('/')
  await isAlive(page)
  await page.route('**/api/v1/guests*', (route) => route.fulfill({ status: 403, json: { message: 'Access forbidden!' } }))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Guests' }).click()
  await expect(page.getByRole('heading', { name: 'Access forbidden!' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Access forbidden!')])
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})

for (const width of [390, 1440]) {
  test(`the list is accessible at ${width} px, in light and dark, and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signUp(page)
    await isAlive(page)
    await expectAccessible(page)
    await addEvent(page, 'Wedding day')
    await addGuest(page, 'Grace', 'Hopper')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await expectToFit(page, width)
  })
}

test('everything on the list can be done by keyboard', async ({ page }) => {
  await signUp(page)
  await addEvent(page, 'Wedding day')
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Grace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hopper')
  await page.keyboard.press('Enter')
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  await expect(answer).toBeVisible()
  await answer.focus()
  await page.keyboard.press('w')
  await expect(page.getByText('Grace Hopper, Wedding day: Waiting.')).toBeVisible()
  await expect(answer).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows, takes a guest and can be searched', async ({ page }) => {
    await signUp(page)
    await addGuest(page, 'Grace', 'Hopper')
    await addGuest(page, 'Ada', 'Lovelace')
    await expect(page.getByRole('rowheader')).toHaveText(['Grace Hopper', 'Ada Lovelace'])
    await page.getByRole('searchbox').fill('ada')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('rowheader')).toHaveText(['Ada Lovelace'])
  })
})

async function addEvent(page: Page, name: string): Promise<void> {
  await isAlive(page)
  await page.getByLabel('Name of the event').fill(name)
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

async function addGuest(page: Page, firstname: string, lastname: string): Promise<void> {
  await page.getByLabel('First name').fill(firstname)
  await page.getByLabel('Last name').fill(lastname)
  await page.getByRole('button', { name: 'Add guest' }).click()
  await expect(page.getByRole('rowheader', { name: `${firstname} ${lastname}` })).toBeVisible()
}
