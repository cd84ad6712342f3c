// One chance: writes, money

import { clickTwice } from './click-twice.ts'
import { signInAs } from './demo-people.ts'
import { expect, expectAccessible, expectGood, isAlive, test } from './journey.ts'

// V5 V6
test('a vendor writes a quote where they were asked; the couple sees it for their guests, and accepts the next one in the conversation', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  await signInAs(theirs, 'fern')
  await theirs.goto('/vendor/messages?filter=waiting')
  await isAlive(theirs)
  await theirs.getByRole('link', { name: 'Inés' }).click()
  await theirs.getByRole('link', { name: 'Write a quote' }).click()
  const form = theirs.getByRole('form', { name: 'A quote for Inés' })
  await form.getByLabel('What it is').fill('All flowers')
  await form.getByLabel('Amount').fill('3650')
  await form.getByRole('button', { name: 'Send quote' }).click()
  await expect(form.getByText('Please say until when they can take it.')).toBeVisible()
  await form.getByLabel('Can be taken until').fill('2199-12-31')
  // What the header covers half of is too small to press; from the top nothing is.
  await theirs.evaluate(() => scrollTo(0, 0))
  await expectGood(theirs)
  await clickTwice(form.getByRole('button', { name: 'Send quote' }))
  const sent = theirs.getByRole('article', { name: 'Quote', exact: true })
  await expect(sent).toContainText('Not read yet')

  await signInAs(page, 'ines')
  await page.goto('/messages')
  await isAlive(page)
  await page.getByRole('link', { name: /^Fern & Fable/ }).click()
  const first = page.getByRole('article', { name: 'Quote', exact: true })
  await expect(first).toContainText('$3,650.00')
  await expect(sent).not.toContainText('Not read yet')
  await expectGood(page)

  await theirs.getByRole('link', { name: 'Write the next version' }).click()
  await expect(form.getByLabel('Amount')).toHaveValue('$3,650.00')
  await form.getByLabel('Amount').fill('3400')
  await form.getByRole('button', { name: 'Send quote' }).click()
  await expect(first).toContainText('A newer one took its place')
  const next = page.getByRole('article', { name: 'Quote, version 2' })
  await next.getByRole('button', { name: 'Accept $3,400.00' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('$3,400.00')
  await expectAccessible(page, { isCovered: true })
  await dialog.getByRole('button', { name: /^Accept/ }).click()
  await expect(next).toContainText('Accepted for $3,400.00')
  await expect(theirs.getByRole('article', { name: 'Quote, version 2' })).toContainText('Accepted')
  await expect(theirs.getByRole('link', { name: 'Write the next version' })).toHaveCount(0)
  await next.getByRole('link', { name: 'Compare it' }).click()
  await expect(page.getByText('Sent by the vendor').first()).toBeAttached()
  await theirs.context().close()
})

// P2
test('a vendor in doubt asks whether a couple is real, and the operator’s answer comes to where they asked', async ({ page, browser }) => {
  await signInAs(page, 'fern')
  await page.goto('/vendor/messages')
  await isAlive(page)
  await page.getByRole('link', { name: 'Inés' }).click()
  await clickTwice(page.getByRole('button', { name: 'Is this real?' }))
  await expect(page.getByText('We’re looking into it.')).toBeVisible()

  const operators = await (await browser.newContext()).newPage()
  await signInAs(operators, 'operator')
  await operators.goto('/admin/vendors')
  await isAlive(operators)
  const lead = operators.getByRole('article').filter({ hasText: 'ines@posy.example' })
  await expect(lead).toContainText('Fern & Fable asks whether they are real')
  await expectGood(operators)
  await lead.getByLabel('Why, for the vendor to read').fill('Their fig tree is known to us.')
  await lead.getByRole('button', { name: 'Yes, as far as we can tell' }).click()
  await expect(lead).toHaveCount(0)
  await expect(page.getByText('Their fig tree is known to us.')).toBeVisible()
  await expectGood(page)
  await operators.context().close()
})
