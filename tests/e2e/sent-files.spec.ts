// One chance: writes

import { pdf } from '../files.ts'
import { signInAs } from './demo-people.ts'
import { expect, expectAccessible, expectGood, isAlive, test, whileLookedAt } from './journey.ts'

// V8
test('a couple attaches a plan, the business sees it arrive and answers with a certificate that ends too early', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'simone')
  await page.goto('/messages')
  await isAlive(page)
  await page.getByRole('link', { name: /^Fern & Fable/ }).click()
  const theirs = await (await browser.newContext()).newPage()
  await signInAs(theirs, 'fern')
  await theirs.goto('/vendor/messages')
  await isAlive(theirs)
  await theirs.getByRole('link', { name: 'Simone' }).first().click()
  await expect(theirs.getByRole('log')).toContainText('Forty inches.')

  await page.getByRole('button', { name: 'Attach a file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send file' }).click()
  await expect(dialog.getByText('Please choose a file.')).toBeVisible()
  await dialog.getByLabel('Choose a file').setInputFiles({ name: 'windowsills.pdf', mimeType: 'application/pdf', buffer: pdf('sills') })
  await expect(dialog.getByText('Ready to send: windowsills.pdf')).toBeVisible(whileLookedAt)
  await dialog.getByRole('button', { name: /What it is/ }).click()
  await page.getByRole('option', { name: 'Floor plan' }).click()
  await expectAccessible(page, { isCovered: true })
  await dialog.getByRole('button', { name: 'Send file' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('log').getByRole('link', { name: 'Open windowsills.pdf' })).toBeVisible()
  await expect(theirs.getByRole('log').getByRole('link', { name: 'Open windowsills.pdf' })).toBeVisible()

  await theirs.getByRole('button', { name: 'Attach a file' }).click()
  const form = theirs.getByRole('dialog')
  await form.getByLabel('Choose a file').setInputFiles({ name: 'insured.pdf', mimeType: 'application/pdf', buffer: pdf('insured') })
  await expect(form.getByText('Ready to send: insured.pdf')).toBeVisible(whileLookedAt)
  await form.getByRole('button', { name: /What it is/ }).click()
  await theirs.getByRole('option', { name: 'Insurance certificate' }).click()
  await form.getByRole('button', { name: 'Send file' }).click()
  await expect(form.getByText('Please say until when it is valid.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Valid until' }).fill('01-02-2020')
  await form.getByRole('button', { name: 'Send file' }).click()
  await expect(form).toBeHidden()
  await expect(theirs.getByRole('log').getByText(/It ends before .*Please send one that reaches the day\.$/)).toBeVisible()
  await theirs.reload()
  await isAlive(theirs)
  await expectGood(theirs)
  await expect(page.getByRole('log').getByText(/It ends before .*Ask for one that reaches the day\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Files' }).getByText(/It ends before/)).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expectGood(page)
  await theirs.context().close()
})
