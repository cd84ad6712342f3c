// One chance: writes

import { listOf } from './guest-panels.ts'
import { expect, haveAccount, isAlive, test } from './journey.ts'

test('the couple’s own questions outlive a reload and the tab, until they are saved', async ({ page, context }) => {
  await haveAccount(page)
  await listOf(page, [{ firstname: 'Grace' }])
  await page.goto('/tools/guest-list/replies')
  await isAlive(page)
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('The question').pressSequentially('Which song must the band play?')
  await page.reload()
  await expect(page.getByLabel('The question')).toHaveValue('Which song must the band play?')

  const tab = await context.newPage()
  await tab.goto('/tools/guest-list/replies')
  await isAlive(tab)
  await expect(tab.getByLabel('The question')).toHaveValue('Which song must the band play?')
  await tab.getByRole('button', { name: 'Add a question' }).click()
  await tab.getByLabel('The question').nth(1).fill('Do you need the bus?')
  await tab.close()
  await page.reload()
  await isAlive(page)
  await expect(page.getByLabel('The question').nth(1)).toHaveValue('Do you need the bus?')
  await page.getByRole('button', { name: 'Save the questions' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('The question').nth(1).fill('Do you need a bus?')
  await page.getByRole('button', { name: 'Save the questions' }).click()
  await expect(page.getByText('Saved.').last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('The question').nth(1)).toHaveValue('Do you need a bus?')
})
