// One chance: leaks

import { asBrowser, expect, expectAccessible, expectGood, expectToFit, haveAccount, isAlive, test } from './journey.ts'

// I5
test('a couple marks a note, shows its board to one vendor by a link, and takes the link back', async ({ page, browser }) => {
  await haveAccount(page)
  await asBrowser(page, 'POST', '/users/me/setup', { tool: 'vision-boards' })
  await asBrowser(page, 'POST', '/user-vendors', { name: 'Moss & Wire', taxonomy: 'florists' })
  const begun = await (await asBrowser(page, 'POST', '/users/me/boards/create', { name: 'Flowers', model: { notes: 'No lilies.' } })).json()
  const { id } = begun.data.find(({ slug }: { slug: string }) => slug === 'flowers')
  await page.goto(`/boards/${id}`)
  await isAlive(page)
  await page.getByRole('button', { name: /^Open No lilies/ }).click()
  const item = page.getByRole('dialog')
  await item.getByText('Must have').click()
  await expect(item.getByRole('radio', { name: 'Must have' })).toBeChecked()
  await expectAccessible(page, { isCovered: true })
  await item.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('figure', { name: 'Must have' })).toBeVisible()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share with them' }).click()
  await expect(dialog.getByText('Please choose a vendor of your list.')).toBeVisible()
  await dialog.getByRole('button', { name: /Which vendor/ }).click()
  await page.getByRole('option', { name: 'Moss & Wire' }).click()
  await dialog.getByRole('button', { name: 'Share with them' }).click()
  const link = await dialog.getByLabel('The link, shown this once').inputValue()
  await expect(dialog.getByText(/^Shared with Moss & Wire since/)).toBeVisible()
  await expectAccessible(page, { isCovered: true })
  await expectToFit(page, 390, 1440)

  const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  expect((await theirs.goto(link))!.status()).toBe(200)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Flowers' })).toBeVisible()
  await expect(theirs.getByText('Must have')).toBeVisible()
  await expect(theirs.getByText('Byron')).toHaveCount(0)
  const paper = await theirs.request.get((await theirs.getByRole('link', { name: 'On one page (PDF)' }).getAttribute('href'))!)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await dialog.getByRole('button', { name: 'End it now' }).click()
  await expect(dialog.getByText(/^Shared with Moss & Wire since/)).toHaveCount(0)
  expect((await theirs.reload())!.status()).toBe(410)
  await theirs.context().close()
})

// I5
test('the page of a shared board is accessible and fits, at both widths, by day and by night', async ({ page, browser }) => {
  await haveAccount(page)
  const vendor = await (await asBrowser(page, 'POST', '/user-vendors', { name: 'Moss & Wire', taxonomy: 'florists' })).json()
  const model = { notes: 'Nothing that looks like a hotel lobby.' }
  const begun = await (await asBrowser(page, 'POST', '/users/me/boards/create', { name: 'The table', model })).json()
  const { id } = begun.data.find(({ slug }: { slug: string }) => slug === 'the-table')
  const made = await (await asBrowser(page, 'POST', `/boards/${id}/share`, { user_vendor_id: vendor.data.id, way: 'link' })).json()
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(made.link)
  await expectGood(theirs)
  await theirs.context().close()
})
