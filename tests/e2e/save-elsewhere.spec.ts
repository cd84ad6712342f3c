// One chance: lost or doubled writes

import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectGood, haveAccount, isAlive, password, test } from './journey.ts'

// I1
test('a page from elsewhere is on Loved after one press, whether a bookmark or a phone hands it over, also through the sign-in', async ({
  page,
  baseURL,
}) => {
  const { share_target } = await (await page.request.get('/manifest.webmanifest')).json()
  expect(share_target).toMatchObject({ method: 'GET', params: { text: 'text' } })
  const { email } = await haveAccount(page)
  await page.goto('/sign-out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(`${share_target.action}?${new URLSearchParams({ text: 'An arch of willow https://willow.example.com/arch' })}`)
  await isAlive(page)
  const modal = page.getByRole('dialog', { name: 'Sign in' })
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('A link')).toHaveValue('https://willow.example.com/arch')
  await expect(page.getByLabel('What it is called')).toHaveValue('An arch of willow')
  await expectGood(page)
  await page.getByLabel('A link').fill('nowhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('#main').getByText('Please paste an address such as https://example.com/page.')).toBeVisible()
  await page.getByLabel('A link').fill('https://willow.example.com/arch')
  await clickTwice(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('link', { name: /^Open Loved/ }).click()
  await expect(page.getByRole('button', { name: 'Open An arch of willow' })).toHaveCount(1)

  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vision-boards' })
  await page.goto('/tools/vision-boards/settings')
  await isAlive(page)
  await expectGood(page)
  const script = (await page.getByRole('link', { name: 'Save to Posy' }).getAttribute('href'))!
  await page.goto('/a-backyard-and-its-power')
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(script.replace('javascript:', ''))])
  await expect(opened.getByLabel('A link')).toHaveValue(`${baseURL}/a-backyard-and-its-power`)
  await isAlive(opened)
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name: 'Close this window' }).click()])
})
