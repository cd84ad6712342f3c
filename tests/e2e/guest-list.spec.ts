import { call, listOf } from './guest-panels.ts'
import { expect, expectAccessible, expectGood, expectToFit, haveAccount, isAlive, signUp, test } from './journey.ts'

// RULE-035
test('an answer is noted where it stands, and counted', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  const sent = page.waitForRequest('**/status')
  await answer.selectOption('Coming')
  expect((await sent).postDataJSON()).toMatchObject({ status: 2, skip_klaviyo: true })
  await expect(page.getByText('Grace Hopper, Wedding day: Coming.')).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('2')
  await expect(page.getByRole('region', { name: 'Answers for Wedding day' })).toContainText('Coming1')
})

test('an answer that is not saved goes back to what it was, and says so', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  await answer.selectOption('Waiting')
  await expect(page.getByText('Wedding day: Waiting.')).toBeVisible()
  await page.route('**/status', (route) => route.abort())
  await answer.selectOption('Coming')
  await expect(page.getByText('was not saved')).toBeVisible()
  await expect(answer).toHaveValue('1')
})

// UI-050 ROUTE-066
test('event, answer, search, order and what is missing stand in the address', async ({ page }) => {
  await haveAccount(page)
  const reach = { email: 'a@example.com', phone: '1', address_line1: 'Plum Lane 1', city: 'Sebastopol' }
  const { event } = await listOf(page, [
    { firstname: 'Ada', lastname: 'Test', ...reach },
    { firstname: 'Zoë', lastname: 'Ångström' },
    { firstname: 'Grace', lastname: 'Test', ...reach },
  ])
  await call(page, 'POST', '/guests', { firstname: 'Edith', lastname: 'Elsewhere', ...reach })
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveText([/Ångström, Zoë/, /Test, Ada/, /Test, Grace/])

  await page.getByRole('searchbox').fill('angstrom')
  await expect(page).toHaveURL('/tools/guest-list?search=angstrom&order_by=household')
  await expect(rows).toHaveText([/Ångström, Zoë/])
  await page.getByRole('searchbox').fill('')
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: 'Missing info 1' }).click()
  await expect(rows).toHaveText([/Ångström, Zoë/])
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByLabel('Answer of Ada Test for Wedding day').selectOption('Coming')
  await page.getByRole('navigation', { name: 'Which guests' }).getByRole('link', { name: 'Coming' }).click()
  await expect(page).toHaveURL(/status=2/)
  await expect(rows).toHaveText([/Test, Ada/])
  await page.getByRole('link', { name: 'Everyone' }).click()
  await expect(rows).toHaveCount(4)
  await page.getByLabel('Sort').selectOption('First name')
  await expect(rows).toHaveText([/Test, Ada/, /Elsewhere, Edith/, /Test, Grace/, /Ångström, Zoë/])
  await page.reload()
  await expect(rows).toHaveText([/Test, Ada/, /Elsewhere, Edith/, /Test, Grace/, /Ångström, Zoë/])
  await page.goto(`/tools/guest-list/${event}?status=2`)
  await expect(page).toHaveURL(`/tools/guest-list?status=2&event=${event}`)
  await expect(rows).toHaveText([/Test, Ada/])
})

test('what nobody fits is said, and one press shows everybody again', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('Nobody fits that')).toBeVisible()
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/Hopper, Grace/])
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('loading the page asks the API for nothing: the list came with it', async ({ page }) => {
  // Once it hears of changes it asks whether there were any meanwhile.
  await page.routeWebSocket(/./, () => {})
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  const calls: string[] = []
  page.on('request', (request) => {
    // That the page was seen is told later, and what there is to be told is asked for later, whatever it shows.
    if (/\/api\/v1\/(?!broadcasting\/auth$|t$|be$|users\/notifications\?)/.test(request.url())) calls.push(request.url())
  })
  // What the page before still asked for is not meant.
  page.on('framenavigated', () => calls.splice(0))
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('rowheader')).toHaveText([/Hopper, Grace/])
  expect(calls).toEqual([])
})

// ERR-036
test('a list that cannot be fetched shows the error page, and a way home', async ({ page, complaints }) => {
  await haveAccount(page)
  await page.goto('/dashboard/events')
  await isAlive(page)
  await page.route('**/api/v1/guests*', (route) => route.fulfill({ status: 403, json: { message: 'Access forbidden!' } }))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Guests' }).click()
  await expect(page.getByRole('heading', { name: 'Access forbidden!' })).toBeVisible()
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Access forbidden!')])
  complaints.splice(0)
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})

// UI-049
test('the whole list is taken along as a workbook', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace', lastname: 'Hopper' }])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('guests.xlsx')
})

test("the list is accessible on a phone and a desk, in light and dark, and doesn't scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signUp(page)
  await expect(page.getByText('Nobody’s invited yet')).toBeVisible()
  await isAlive(page)
  await expectAccessible(page)
  await listOf(page, [
    { firstname: 'Wolfeschlegelsteinhausenbergerdorff', lastname: 'Maximiliane-Theodora', tags: ['Step-free', 'Nut allergy', 'Abroad'] },
    { firstname: 'Grace', lastname: 'Hopper' },
  ])
  await expectGood(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('link', { name: 'Everyone' }).click()
    await expect(page.getByText('Invited to')).toBeAttached()
    await expectAccessible(page)
  }
  await expectToFit(page, 1440, 390)
})

test('everything on the list can be done by keyboard', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [
    { firstname: 'Ada', lastname: 'Byron' },
    { firstname: 'Grace', lastname: 'Hopper' },
  ])
  const answer = page.getByLabel('Answer of Grace Hopper for Wedding day')
  await answer.focus()
  await page.keyboard.press('w')
  await expect(page.getByText('Grace Hopper, Wedding day: Waiting.')).toBeVisible()
  await expect(answer).toBeFocused()
  await page.getByRole('checkbox', { name: 'Select Ada Byron' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('region', { name: 'What to do with the selected rows' })).toContainText('2 selected')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Set RSVP' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'What to do with the selected rows' })).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Grace Hopper' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Hopper, Grace' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows, takes a guest and can be searched', async ({ page }) => {
    await signUp(page)
    for (const [firstname, lastname] of [
      ['Grace', 'Hopper'],
      ['Ada', 'Lovelace'],
    ] as const) {
      await page.getByRole('link', { name: 'Add guests' }).click()
      await page.getByLabel('First name').fill(firstname)
      await page.getByLabel('Last name').fill(lastname)
      await page.getByRole('button', { name: 'Add this person' }).click()
      await expect(page.getByRole('rowheader', { name: lastname })).toBeVisible()
    }
    await page.goto('/tools/guest-list')
    await expect(page.getByRole('rowheader')).toHaveText([/Hopper, Grace/, /Lovelace, Ada/])
    await page.getByRole('searchbox').fill('ada')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('rowheader')).toHaveText([/Lovelace, Ada/])
  })
})
