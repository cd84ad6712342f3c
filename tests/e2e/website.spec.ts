// One chance: leaks

import { clickTwice } from './click-twice.ts'
import { asBrowser, expect, expectAccessible, expectGood, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// W1
test('a couple writes its website and publishes it; a stranger meets the word, and a guest walks in by their link', async ({
  page,
  browser,
}) => {
  await haveAccount(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Your website' }).click()
  await isAlive(page)
  await clickTwice(page.getByRole('button', { name: 'Begin the website' }))
  await page.getByRole('link', { name: /^Our story/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Words').fill('We met in a queue.\n\nThere was no bread.')
  await panel.getByRole('button', { name: 'Add a year' }).click()
  await panel.getByRole('group', { name: 'Years, 1' }).getByLabel('Year').fill('2019')
  await expectAccessible(page)
  // A translation has the places of the first language, no more and no fewer.
  await panel.getByLabel('Language').selectOption('Svenska')
  await expect(panel.getByRole('group', { name: 'Years, 1' }).getByLabel('Year')).toHaveValue('')
  await expect(panel.getByRole('button', { name: 'Add a year' })).toHaveCount(0)
  await clickTwice(panel.getByRole('button', { name: 'Save' }))
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Our story/ })).toContainText('One entry')

  await page.getByRole('radio', { name: /^Anybody/ }).check()
  await page.getByRole('radio', { name: /^With a password/ }).check()
  await page.getByLabel('Password', { exact: true }).fill('half a loaf')
  await page.getByRole('button', { name: 'Keep this password' }).click()
  await expect(page.getByLabel('A new password')).toBeVisible()
  const cover = page.getByRole('form', { name: 'Cover and address' })
  await cover.getByLabel('Over your names').fill('Come hungry')
  // One after the other, without waiting for the first: the second is the one.
  await page.getByRole('radio', { name: 'Sage and bone' }).check()
  await page.getByRole('radio', { name: 'Night garden' }).check()
  await expect(page.getByRole('radio', { name: 'Night garden' })).toBeChecked()
  // What is typed beside it stays, and is kept.
  await expect(cover.getByLabel('Over your names')).toHaveValue('Come hungry')
  await clickTwice(cover.getByRole('button', { name: 'Save' }))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Take it back in' })).toBeVisible()
  // What was said in passing is gone, what was done is there.
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('radio', { name: 'Night garden' })).toBeChecked()
  // A tab that is half under the header is looked at where it stands whole.
  await page.evaluate(() => scrollTo(0, 0))
  await expectGood(page)

  await expect(page.getByLabel('Over your names')).toHaveValue('Come hungry')
  const { data: website } = await (await asBrowser(page, 'GET', '/website')).json()
  const added = await (await asBrowser(page, 'POST', '/guests', { firstname: 'Tom', lastname: 'Fairweather' })).json()
  const invited = await (await asBrowser(page, 'POST', `/guests/${added.data.id}/generate-invite-id`)).json()
  const at = `/w/${website.address}`

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(at)
  await expect(stranger.getByText('We met in a queue.')).toHaveCount(0)
  await expectAccessible(stranger)
  await stranger.getByLabel('The word').fill('a whole loaf')
  await stranger.getByRole('button', { name: 'Open' }).click()
  await expect(stranger.getByText('That isn’t the word.')).toBeVisible()
  await stranger.getByLabel('The word').fill('half a loaf')
  await stranger.getByRole('button', { name: 'Open' }).click()
  await expect(stranger.getByText('We met in a queue.')).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${at}/${invited.data.invite_id}`)
  await expect(guest).toHaveURL(new RegExp(`${at}$`))
  await expect(guest.getByText('We met in a queue.')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Open your card' })).toBeVisible()
  for (const width of [1440, 390]) {
    await guest.setViewportSize({ width, height: 900 })
    await expectAccessible(guest)
  }
  await expectToFit(guest, 1440, 390)
})
