// One chance: writes

import type { Page } from '@playwright/test'
import { messySheet } from '../messy-sheet.ts'
import { clickTwice } from './click-twice.ts'
import { call, listOf } from './guest-panels.ts'
import { expect, expectAccessible, expectToFit, haveAccount, isAlive, signUp, test } from './journey.ts'

const dahl = { firstname: 'Karin', lastname: 'Dahl', email: 'karin@dahl.se', relationship: 'Friends' }

test('a messy sheet of 400 rows goes from file to list, and back', async ({ page }) => {
  await signUp(page)
  await open(page)
  const sheet = { name: 'lagos-side-FINAL-2.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${messySheet()}`, 'utf16le') }
  await page.getByLabel('Choose a file').setInputFiles(sheet)
  await expect(page.getByRole('heading', { name: 'Eight of nine columns spoke for themselves' })).toBeVisible()
  await page.getByRole('button', { name: /^Check \d+ rows$/ }).click()
  await expect(page.getByRole('heading', { name: /new, nobody twice$/ })).toBeVisible()
  await clickTwice(page.getByRole('button', { name: /^Import \d+/ }))
  await expect(page.getByRole('heading', { name: /on your list$/ })).toBeVisible()
  const { meta } = await call(page, 'GET', '/guests')
  expect(meta.total).toBeGreaterThan(450)
  await page.reload()
  await isAlive(page)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('heading', { name: 'It is as it was before' })).toBeVisible()
  await page.getByRole('link', { name: 'See the list' }).click()
  await expect(page.getByText('Bring your list')).toBeVisible()
})

test('what is pasted is matched, compared and put right before it is saved', async ({ page }) => {
  await haveAccount(page)
  await listOf(page, [dahl])
  await page.getByRole('link', { name: 'Import' }).click()
  await isAlive(page)
  await page
    .getByLabel('Or paste it')
    .fill(
      [
        'Name\tMail\tPhone\tFrom',
        'Karin Dahl\tkarin@dahl.se\t713-555-0199\tLund',
        'Gethin Price\t\t713 555 01\tHouston',
        'Ife & Kemi Nwosu\tife@nwosu.co\t\tLagos',
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Read these rows' }).click()
  await page.getByLabel('From goes to').selectOption('Tags')
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Three new, one you know' })).toBeVisible()
  await expect(page.getByText('new: phone')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectToFit(page, width)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Price, Gethin' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Phone too short')
  await page.getByLabel('Phone').fill('713 555 0123')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goBack()
  await expect(page.getByLabel('From goes to')).toHaveValue('tags')
  await page.goForward()
  await page.getByRole('checkbox', { name: 'Take Nwosu, Ife & Kemi' }).uncheck()
  await expect(page.getByRole('heading', { name: 'One new, one you know' })).toBeVisible()
  await expect(page.getByText('Guests in your file: 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1, merge one' }).click()
  await expect(page.getByRole('heading', { name: 'One is on your list' })).toBeVisible()
  const { data } = await call(page, 'GET', '/guests?order_by=firstname')
  expect(data).toMatchObject([
    { firstname: 'Gethin', phone: '+1 (713) 555-0123', tags: ['Houston'], wedding_events: [{ status: 0 }] },
    { firstname: 'Karin', phone: '+1 (713) 555-0199', relationship: 'Friends', tags: ['Lund'] },
  ])
})

test('a file that nobody can read to its end is cancelled, or ended by its time, and the next one is read', async ({ page }) => {
  await haveAccount(page)
  let isHanging = true
  await page.route(/reading-worker[^/]*\.js$/, (route) =>
    isHanging ? route.fulfill({ contentType: 'text/javascript', body: 'for (;;) {}' }) : route.continue(),
  )
  await page.clock.install()
  await page.goto('/tools/guest-list/import')
  await isAlive(page)
  const choose = () =>
    page.getByLabel('Choose a file').setInputFiles({ name: 'cards.vcf', mimeType: 'text/vcard', buffer: Buffer.from(cards) })
  await choose()
  await expect(page.getByText('Reading cards.vcf')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Stopped, as you asked')
  await expect(page.getByLabel('Choose a file')).toBeFocused()
  await choose()
  await expect(page.getByText('Reading cards.vcf')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toContainText('longer than 30 seconds')
  await expect(page.getByText('Reading cards.vcf')).toBeHidden()
  isHanging = false
  await choose()
  await expect(page.getByText('goes to').first()).toBeAttached()
  // The comparison has the same way out, and what was read is still there after it.
  await page.route('**/guests/import**', () => new Promise(() => {}))
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped, as you asked')).toBeVisible()
  await page.unroute('**/guests/import**')
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await expect(page.getByRole('heading', { name: 'One new, nobody twice' })).toBeVisible()
})

const cards = 'BEGIN:VCARD\nN:Price;Gethin\nEND:VCARD'

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bring your list' }).click()
  await expect(page.getByRole('heading', { name: 'Bring the list you have' })).toBeVisible()
  await isAlive(page)
}
