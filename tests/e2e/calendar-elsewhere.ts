import type { Page } from '@playwright/test'
import { expect, expectGood, isAlive } from './journey.ts'

// V7
/** A calendar that is kept elsewhere comes in as a file, a word by hand wins, and the days go out under an address that ends. */
export async function readElsewhere(page: Page): Promise<void> {
  await page.goto('/vendor/management/calendar')
  await isAlive(page)
  const next = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART;VALUE=DATE:${next.replaceAll('-', '')}`,
    'SUMMARY:Ines',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const elsewhere = page.getByRole('region', { name: 'Your calendar elsewhere' })
  await elsewhere.getByLabel('Address of the calendar').fill('nowhere')
  await elsewhere.getByRole('button', { name: 'Read this calendar' }).click()
  await expect(elsewhere.getByText('Please enter the address of a calendar, such as')).toBeVisible()
  const file = elsewhere.getByLabel('Or a file (.ics)')
  const give = (text: string) => file.setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await give('Hello')
  await elsewhere.getByRole('button', { name: 'Read the file' }).click()
  await expect(elsewhere.getByText('That is no whole calendar.')).toBeVisible()
  await give(lines.join('\r\n'))
  await elsewhere.getByRole('button', { name: 'Read the file' }).click()
  await expect(elsewhere.getByText('Days with something in that calendar: 1')).toBeVisible()
  await elsewhere.getByText('Days with something in that calendar: 1').click()
  await expect(elsewhere.getByRole('listitem')).toContainText('Still free')
  await page.getByLabel('Weddings on a day').fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(elsewhere.getByRole('listitem')).toContainText('Booked')
  await page.getByLabel('Day', { exact: true }).fill(next)
  await page.getByLabel('What it is').selectOption('Free')
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(elsewhere.getByRole('listitem')).toContainText('You said something else by hand')
  const out = page.getByRole('region', { name: 'These days in your own calendar' })
  await out.getByRole('button', { name: 'Make an address' }).click()
  const url = await out.getByLabel('Your address.').inputValue()
  expect(await (await page.request.get(url)).text()).toContain('BEGIN:VCALENDAR')
  await expectGood(page)
  await out.getByRole('button', { name: 'End the address' }).click()
  await expect(out.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
}
