// One chance: writes

import type { Page } from '@playwright/test'
import { clickTwice } from './click-twice.ts'
import { call, listOf, panelIsGood } from './guest-panels.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

const grace = { firstname: 'Grace', lastname: 'Hopper' }

test('a handful of lines becomes guests in households, and all of them can be taken back', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  const names = panel.getByLabel('Who is invited?')
  await names.fill('Karin & Bo Dahl\nThe Kims\nAuntie Dee + 1')
  await expect(panel.getByText('4 guests in 3 households and a plus-one')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'How we read it' }).getByRole('listitem')).toHaveText([
    'Karin Dahl · Bo Dahl',
    'The KimsCounts as one guest until you name them.',
    'Auntie Dee + 1',
  ])
  await panel.getByLabel('Group').fill('Neighbours')
  await clickTwice(panel.getByRole('button', { name: 'Add guests' }))
  await expect(page.getByText('4 guests in 3 households are on the list.')).toBeVisible()
  await expect(names).toHaveValue('')
  await expect(names).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveCount(5)
  const { data } = await call(page, 'GET', '/guests?search=dahl')
  expect(data).toMatchObject([
    { firstname: 'Bo', lastname: 'Dahl', relationship: 'Neighbours', wedding_events: [{ status: 0 }] },
    { firstname: 'Karin', lastname: 'Dahl', relationship: 'Neighbours', wedding_events: [{ status: 0 }] },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('on a slow line nothing is lost that was typed before the script was there', async ({ page }) => {
  await haveAccount(page)
  const { ids } = await listOf(page, [grace])
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const editor = await page.context().newPage()
  await editor.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/tools/guest-list?add=1', { waitUntil: 'commit' })
  await editor.goto(`/tools/guest-list?guest=${ids[0]}`, { waitUntil: 'commit' })
  const names = page.getByLabel('Who is invited?')
  await names.fill('Karin & Bo Dahl')
  await expect(editor.getByRole('dialog').getByLabel('City')).toBeDisabled()
  script.resolve()
  await expect(page.getByRole('list', { name: 'How we read it' })).toContainText('Karin Dahl')
  await expect(names).toHaveValue('Karin & Bo Dahl')
  await expect(editor.getByRole('dialog').getByLabel('City')).toBeEnabled()
})

test('who is on the list already is told, and can be added anyway', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  await panel.getByLabel('Who is invited?').fill('grace hopper')
  await expect(panel.getByText('grace hopper is on the list already.')).toBeVisible()
  await panel.getByLabel('Who is invited?').press('Control+Enter')
  await expect(page.getByText('1 guest is on the list.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('one person is added with an address, and a wrong one stands beside its field', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  const one = panel.getByRole('region', { name: 'One person, with email' })
  await one.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await one.getByLabel('First name').fill('Ada')
  await one.getByLabel('Email').fill('no address')
  await one.getByRole('button', { name: 'Add this person' }).click()
  await expect(one.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(one.getByLabel('First name')).toHaveValue('Ada')
  await one.getByLabel('Email').fill('ada@engine.example')
  await one.getByRole('button', { name: 'Add this person' }).click()
  await expect(page.getByText('Ada is on the list.')).toBeVisible()
  await expect(one.getByLabel('First name')).toBeFocused()
  await expect(one.getByLabel('First name')).toHaveValue('')
})

test('names that are not on the list yet are not closed away', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  await expect(panel.getByLabel('Who is invited?')).toBeFocused()
  await page.keyboard.type('Karin & Bo Dahl')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(panel.getByLabel('Who is invited?')).toHaveValue('Karin & Bo Dahl')
  await panel.getByLabel('Who is invited?').fill('')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

test('a lost connection loses no line', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  await panel.getByLabel('Who is invited?').fill('Karin & Bo Dahl')
  await page.route('**/api/v1/guests/many', (route) => route.abort())
  await panel.getByRole('button', { name: 'Add guests' }).click()
  await expect(page.getByText('No connection. Nothing was saved')).toBeVisible()
  await expect(panel.getByLabel('Who is invited?')).toHaveValue('Karin & Bo Dahl')
})

test('the panel for new guests is accessible on a phone and a desk, in light and dark, and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await haveAccount(page)
  await listOf(page, [grace])
  const panel = await open(page)
  await panel.getByLabel('Who is invited?').fill('Grace Hopper\nThe Kims\nKarin & Bo Dahl')
  await expect(panel.getByText('is on the list already')).toBeVisible()
  for (const width of [390, 1440]) await panelIsGood(page, width)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms add guests, and say what is wrong', async ({ page }) => {
    await haveAccount(page)
    await page.goto('/tools/guest-list?add=1')
    const panel = page.getByRole('dialog', { name: 'Add guests' })
    await panel.getByLabel('First name').fill('Grace')
    await panel.getByLabel('Last name').fill('Hopper')
    await panel.getByRole('textbox', { name: 'Email' }).fill('grace@navy')
    await panel.getByRole('button', { name: 'Add this person' }).click()
    await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(panel.getByLabel('First name')).toHaveValue('Grace')
    await panel.getByRole('textbox', { name: 'Email' }).fill('grace@navy.example')
    await panel.getByRole('button', { name: 'Add this person' }).click()
    await expect(page).toHaveURL('/tools/guest-list')
    await expect(page.getByRole('rowheader')).toHaveCount(1)

    await page.goto('/tools/guest-list?add=1')
    await panel.getByRole('button', { name: 'Add guests' }).click()
    await expect(panel.getByLabel('Who is invited?')).toHaveAccessibleDescription(/Please write a name/)
    await panel.getByLabel('Who is invited?').fill('Karin & Bo Dahl')
    await panel.getByRole('button', { name: 'Add guests' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
  })
})

async function open(page: Page) {
  await page.getByRole('link', { name: 'Add guests' }).click()
  const panel = page.getByRole('dialog', { name: 'Add guests' })
  await expect(panel.getByLabel('Who is invited?')).toBeVisible()
  await isAlive(page)
  return panel
}
